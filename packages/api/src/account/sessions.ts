import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { prepared } from '../database/prepared.ts'
import type { Session } from '../plugins/access.ts'
import { sessions, users } from './tables.ts'

const day = 24 * 60 * 60 * 1000
/** Milliseconds a session lasts: 30 days when the customer asked to be remembered (decisions: Session). */
const lifetime = { remembered: 30 * day, short: day }

/**
 * Opens a session and answers its token, which exists nowhere else: 32 random bytes, of which only the SHA-256
 * is kept (trust 5). Sessions of the customer that have ended are swept away.
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
    expiresAt: new Date(options.now + (options.isRemembered ? lifetime.remembered : lifetime.short)),
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

/** The session a token opens, `null` when it opens none (any more). `now` in epoch milliseconds. */
export async function findSession(executor: Executor, token: string, now: number): Promise<Session | null> {
  const [found] = await sessionOfToken(executor).execute({ hash: hashOf(token), now: new Date(now) })
  return found ?? null
}

/** Makes a token worthless; unknown ones already are. */
export async function closeSession(executor: Executor, token: string): Promise<void> {
  await executor.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
