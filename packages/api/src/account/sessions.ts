import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { prepared } from '../database/prepared.ts'
import type { Session } from '../plugins/access.ts'
import { sessions, users } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Session lifetime: 30 days with "remember me", otherwise one day (decisions: Session). */
const LIFETIME_MS = { remembered: 30 * DAY_MS, short: DAY_MS }

/**
 * Opens a session and deletes the customer's expired ones.
 *
 * @returns the token, 32 random bytes of which only the SHA-256 is stored (trust 5)
 */
export async function openSession(
  executor: Executor,
  userId: number,
  options: { now: number; isRemembered: boolean },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await executor
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, new Date(options.now))))
  await executor.insert(sessions).values({
    userId,
    tokenHash: hashOf(token),
    createdAt: new Date(options.now),
    expiresAt: new Date(options.now + (options.isRemembered ? LIFETIME_MS.remembered : LIFETIME_MS.short)),
  })
  return token
}

const sessionOfToken = prepared((executor) =>
  executor
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      isStaff: sessions.isStaff,
      isBusiness: users.isBusiness,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('session_of_token'),
)

/** Returns the session of a token, `null` when it is unknown or expired. `now` in epoch milliseconds. */
export async function findSession(executor: Executor, token: string, now: number): Promise<Session | null> {
  const [found] = await sessionOfToken(executor).execute({ hash: hashOf(token), now: new Date(now) })
  return found ?? null
}

/** Deletes the session of a token, if any. */
export async function closeSession(executor: Executor, token: string): Promise<void> {
  await executor.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
