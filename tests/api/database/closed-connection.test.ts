import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { isDatabaseUnavailable, openDatabase, runTransaction } from '#api/database/connection.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

// Guard: `isDatabaseUnavailable` recognises every connection error, so that the response is 503 and the client retries
// with its key. A restarting database also closes connections between two statements of a transaction.
it('a connection that closes during a transaction is reported as an unavailable database, for every statement', async () => {
  const failures: unknown[] = []
  const broken = runTransaction(api.db, async (tx) => {
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

// Guard: Drizzle's `transaction` on a pool keeps such a connection, so that restarts of the database used up the pool.
it('a transaction that cannot begin returns its connection to the pool', async () => {
  const database = openDatabase(api.url, { connections: 1 })
  onTestFinished(() => database.close())
  const invalid = { isolationLevel: 'unknown' as 'serializable' }
  await expect(runTransaction(database.db, () => Promise.resolve(), invalid)).rejects.toThrow('begin')
  expect((await database.db.execute(sql`select 1`)).rowCount).toBe(1)
})
