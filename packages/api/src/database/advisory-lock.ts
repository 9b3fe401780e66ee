import type { Database } from './connection.ts'

/** Work that processes starting together must not do at once; each has a number of its own. */
const lockKeys = { seed: 760_215, demo: 760_216 }

/**
 * Does work that no other process does meanwhile; they wait for their turn, as long as it takes. The lock goes
 * with its connection, so a crash frees it.
 */
export async function withAdvisoryLock<Result>(
  { pool }: Pick<Database, 'pool'>,
  name: keyof typeof lockKeys,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKeys[name]])
    return await work()
  } finally {
    // Closed, not given back: it has our settings and our lock.
    client.release(true)
  }
}
