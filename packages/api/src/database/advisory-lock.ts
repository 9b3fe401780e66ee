import type { Database } from './connection.ts'

/** Advisory locks by name. */
const lockKeys = { seed: 760_215, demo: 760_216 }

/**
 * Runs a task under an advisory lock; other processes wait without a timeout. The lock belongs to the connection, so a
 * crash releases it.
 */
export async function withAdvisoryLock<Result>(
  { pool }: Pick<Database, 'pool'>,
  name: keyof typeof lockKeys,
  task: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKeys[name]])
    return await task()
  } finally {
    // Closed instead of returned to the pool: it has the lock and changed settings.
    client.release(true)
  }
}
