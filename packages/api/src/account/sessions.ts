import type { ActorForCustomer } from '@colada/domain/staff/actor'
import { and, desc, eq, gt, lt, lte, ne, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { hashToken, newToken } from '../authentication/tokens.ts'
import { type Executor, runTransaction } from '../database/connection.ts'
import { prepared } from '../database/prepared.ts'
import { ApiError } from '../plugins/errors.ts'
import { mayKeepStoreMode, recordAction } from '../staff/service.ts'
import { sessions, users } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Session lifetime: 30 days with "remember me", otherwise one day (decisions: Session). */
const LIFETIME_MS = { remembered: 30 * DAY_MS, short: DAY_MS }
/** `last_used_at` is updated when it is older. */
const LAST_USE_PRECISION_MS = 10 * 60 * 1000
const MAX_USER_AGENT_CHARACTERS = 300

/** How a session is opened. */
export interface NewSession {
  /** Epoch milliseconds. */
  readonly now: number
  readonly isRemembered: boolean
  /** Header of the log-in. */
  readonly userAgent: string
  /** Campaign parameters of the visit. */
  readonly urlParams?: string | undefined
  /** Who acts for the customer, and where, in store mode. */
  readonly storeMode?: { readonly staffId: number; readonly storeId: number }
}

/** A new session and the one that it replaces. */
export interface ReplacingSession extends NewSession {
  /** The token of the session of the request, if any. */
  readonly oldToken: string | null
}

/** Returns what a log-in request says about its session. */
export function toReplacingSession(
  request: FastifyRequest,
  body: { readonly remember?: 0 | 1 | undefined; readonly url_params?: string | undefined },
  oldToken: string | null,
): Omit<ReplacingSession, 'now'> {
  const { remember, url_params: urlParams } = body
  return { isRemembered: remember === 1, userAgent: userAgentOf(request), urlParams, oldToken }
}

/** An opened session. */
export interface OpenedSession {
  readonly token: string
  readonly userId: number
}

/** What every response that opens a session has. */
export function toWireLogin({ token, userId }: OpenedSession): { login_token: string; user_id: number } {
  return { login_token: token, user_id: userId }
}

/** Returns the browser of a request, as it names itself. */
export function userAgentOf(request: FastifyRequest): string {
  return request.headers['user-agent'] ?? ''
}

/**
 * Opens a session and deletes the customer's expired ones.
 *
 * @returns the token
 */
export async function openSession(executor: Executor, userId: number, options: NewSession): Promise<string> {
  const token = newToken()
  await executor
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, new Date(options.now))))
  await executor.insert(sessions).values({
    userId,
    tokenHash: hashToken(token),
    createdAt: new Date(options.now),
    lastUsedAt: new Date(options.now),
    userAgent: options.userAgent.slice(0, MAX_USER_AGENT_CHARACTERS),
    urlParams: options.urlParams ?? '',
    ...options.storeMode,
    expiresAt: new Date(options.now + (options.isRemembered ? LIFETIME_MS.remembered : LIFETIME_MS.short)),
  })
  return token
}

/** A session of store mode ends when nothing was requested for this time: a counter is left unlocked. */
const STORE_MODE_IDLE_MS = 30 * 60 * 1000

const sessionOfToken = prepared((executor) =>
  executor
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      staffId: sessions.staffId,
      storeId: sessions.storeId,
      isBusiness: users.isBusiness,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('session_of_token'),
)

/** Returns who has a token, `null` when it is unknown or expired. `now` in epoch milliseconds. */
export async function findSession(
  executor: Executor,
  token: string,
  now: number,
): Promise<ActorForCustomer | null> {
  const [found] = await sessionOfToken(executor).execute({ hash: hashToken(token), now: new Date(now) })
  if (!found) return null
  const { lastUsedAt, staffId, storeId, ...session } = found
  const idle = now - lastUsedAt.getTime()
  if (staffId !== null) {
    if (idle > STORE_MODE_IDLE_MS || !(await mayKeepStoreMode(executor, staffId))) return null
  }
  // Not awaited: the request needs only the session, and a lost update is made by the next request.
  if (idle > LAST_USE_PRECISION_MS) void recordUse(executor, session.sessionId, now).catch(() => undefined)
  if (staffId === null) return { kind: 'customer', ...session }
  // In store mode a member has the rights of the counter, whatever the roles.
  return { kind: 'staff', staffId, storeId, roles: ['counter'], ...session }
}

async function recordUse(executor: Executor, id: number, now: number): Promise<void> {
  await executor
    .update(sessions)
    .set({ lastUsedAt: new Date(now) })
    .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, new Date(now - LAST_USE_PRECISION_MS))))
}

/** Deletes the session of a token, if any. The end of store mode is recorded. */
export async function closeSession(executor: Executor, token: string, now: number): Promise<void> {
  await runTransaction(executor, async (tx) => {
    const [closed] = await tx
      .delete(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)))
      .returning()
    if (!closed || closed.staffId === null) return
    const { id: sessionId, staffId, storeId, userId: customerId } = closed
    const action = 'store-mode-closed'
    await recordAction(
      tx,
      { staffId, storeId, sessionId },
      { action, subjectKind: 'session', subjectId: sessionId, customerId },
      new Date(now),
    )
  })
}

export type SessionRow = typeof sessions.$inferSelect

/** Returns a customer's open sessions, the last used first. */
export async function listSessions(executor: Executor, userId: number, now: number): Promise<SessionRow[]> {
  return executor
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date(now))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
}

/** Deletes the sessions that expired before an instant. */
export async function deleteSessionsBefore(executor: Executor, at: Date): Promise<void> {
  await executor.delete(sessions).where(lte(sessions.expiresAt, at))
}

/** Deletes a customer's session; returns whether it existed. */
export async function endSession(executor: Executor, userId: number, id: number): Promise<boolean> {
  const ended = await executor
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length === 1
}

/** Deletes a customer's sessions, all but one if it is given; returns their number. */
export async function endSessions(executor: Executor, userId: number, exceptId = 0): Promise<number> {
  const ended = await executor
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)))
    .returning({ id: sessions.id })
  return ended.length
}

/** Replaces the token of a session; its lifetime stays. Returns the token, and whether the session is remembered. */
export async function rotateSession(
  executor: Executor,
  id: number,
): Promise<{ readonly token: string; readonly isRemembered: boolean }> {
  const token = newToken()
  const [row] = await executor
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.id, id))
    .returning()
  if (!row) throw new ApiError('notSignedIn')
  return { token, isRemembered: row.expiresAt.getTime() - row.createdAt.getTime() > LIFETIME_MS.short }
}
