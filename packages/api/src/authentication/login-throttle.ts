import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { loginFailures } from './tables.ts'

/** Consecutive failures without a wait; each further one doubles it. */
const FREE_FAILURES = 5
const MAX_WAIT_SECONDS = 15 * 60

/** Seconds to wait after a number of failures in a row: 0, …, 0, 1, 2, 4, … up to 15 minutes. */
export function waitAfter(failures: number): number {
  return failures < FREE_FAILURES ? 0 : Math.min(2 ** (failures - FREE_FAILURES), MAX_WAIT_SECONDS)
}

/**
 * Rejects a login too soon after failed ones, for any client.
 *
 * @param email the address of the log-in; that of a staff member has a prefix, since a customer may have it, too
 * @throws ApiError `loginLocked` with the seconds that are left
 */
export async function assertLoginAllowed(executor: Executor, email: string, now: number): Promise<void> {
  const [row] = await executor
    .select()
    .from(loginFailures)
    .where(eq(loginFailures.emailHash, hashOf(email)))
  if (!row) return
  const left = waitAfter(row.failures) - (now - row.lastAt.getTime()) / 1000
  if (left > 0) throw new ApiError('loginLocked', { retryAfter: left })
}

export async function recordFailure(executor: Executor, email: string, now: number): Promise<void> {
  const lastAt = new Date(now)
  await executor
    .insert(loginFailures)
    .values({ emailHash: hashOf(email), failures: 1, lastAt })
    .onConflictDoUpdate({
      target: loginFailures.emailHash,
      set: { failures: sql`${loginFailures.failures} + 1`, lastAt },
    })
}

export async function clearFailures(executor: Executor, email: string): Promise<void> {
  await executor.delete(loginFailures).where(eq(loginFailures.emailHash, hashOf(email)))
}

function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}
