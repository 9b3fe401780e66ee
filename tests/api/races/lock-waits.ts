import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Db } from '#api/database/connection.ts'

/** Waits until `count` transactions on this database wait for a lock. */
export async function waitForLockWaits(db: Db, count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(
        sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(count)
    },
    { timeout: 20_000 },
  )
}
