import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDatabaseUnavailable } from '#api/database/connection.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

// Guard: `isDatabaseAway` knows every way in which a line ends, so that the response is to come back later (503) and the
// caller repeats it under its key. A database that restarts ends lines between two statements of a transaction, too.
it('a line that ends in the middle of a transaction says that the database is away, statement for statement', async () => {
  const failures: unknown[] = []
  const broken = api.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await api.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`)
    for (let statement = 0; statement < 3; statement += 1) {
      await tx.execute(sql`select 1`).catch((failure: unknown) => failures.push(failure))
    }
  })
  await broken.catch((failure: unknown) => failures.push(failure))
  expect(failures.map(isDatabaseUnavailable)).toEqual([true, true, true, true])
  expect((await api.db.execute(sql`select 1`)).rowCount).toBe(1)
})
