import { sql } from 'drizzle-orm'
import { isClockAccurate } from './clock.ts'
import type { Database } from './connection.ts'

/**
 * Returns why a process cannot take traffic: the database is not reachable, or the system clock does not agree with the
 * database's. `null` when it can.
 *
 * @param clockDeviation Returns the milliseconds by which the system clock is ahead of the database's.
 */
export async function findReadinessProblem(
  { db }: Pick<Database, 'db'>,
  clockDeviation: () => number,
): Promise<string | null> {
  try {
    await db.execute(sql`select 1`)
  } catch {
    return 'database away'
  }
  const deviationMs = clockDeviation()
  if (isClockAccurate(deviationMs)) return null
  return `the system clock differs by ${Math.round(deviationMs / 1000)} s from the database's`
}
