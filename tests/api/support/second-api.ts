import type { Endpoint } from '@colada/domain/wire/endpoint'
import { buildApp } from '#api/app.ts'
import { openDatabase } from '#api/database/connection.ts'
import { callApi, type RequestInput, type TestApi } from './test-api.ts'

export type SecondApi = Awaited<ReturnType<typeof startSecondApi>>

/** Starts a second API on the database of the first, with its own connections and memory, as another process has. */
export async function startSecondApi(api: TestApi) {
  const database = openDatabase(api.url)
  const app = await buildApp({ ...api.dependencies, database })
  return {
    app,
    call: <C extends Endpoint>(call: C, input: RequestInput = {}) => callApi(app, api.config, call, input),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
