import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#api/database/connection.ts'

/** Waits until `count` transactions on this database wait for a lock. */
export async function waitForLockWaits(db: Db, count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows
  }
  await expect.poll(waiting).toHaveLength(count)
}
