import type { StaffActor } from '@colada/domain/staff/actor'
import { and, eq, gt, isNull, lt, lte } from 'drizzle-orm'
import { hashToken, newToken } from '../authentication/tokens.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from './actions.ts'
import { locksAtOf, lockOf } from './lock.ts'
import type { StaffRow } from './repository.ts'
import { staffSessions } from './session-tables.ts'
import { staffMembers } from './tables.ts'

/** Lifetime of a session: a working day, however much it is used. */
const LIFETIME_MS = 12 * 60 * 60 * 1000
/** `last_used_at` is updated when it is older. */
const LAST_USE_PRECISION_MS = 10 * 60 * 1000
const MAX_DEVICE_CHARACTERS = 300

/** How a session of staff is opened. */
export interface NewStaffSession {
  readonly method: 'password' | 'passkey'
  readonly storeId: number | null
  /** User-Agent of the log-in. */
  readonly device: string
  /** Epoch milliseconds. */
  readonly now: number
}

export interface OpenedStaffSession {
  readonly token: string
  readonly member: StaffRow
  readonly storeId: number | null
}

/** Whether a session that is locked is returned, too. */
export interface FindOptions {
  readonly whileLocked?: boolean
}

/** Opens the session of a member who has proven the identity, and records it. */
export async function openSession(
  tx: Executor,
  member: StaffRow,
  { method, storeId, device, now }: NewStaffSession,
): Promise<OpenedStaffSession> {
  const token = newToken()
  const at = new Date(now)
  const [row] = await tx
    .insert(staffSessions)
    .values({
      staffId: member.id,
      tokenHash: hashToken(token),
      storeId,
      device: device.slice(0, MAX_DEVICE_CHARACTERS),
      createdAt: at,
      expiresAt: new Date(now + LIFETIME_MS),
      lastUsedAt: at,
      locksAt: locksAtOf({ roles: member.roles, storeId }, now),
    })
    .returning({ id: staffSessions.id })
  const sessionId = row!.id
  await recordAction(
    tx,
    { staffId: member.id, sessionId, storeId },
    { action: 'logged-in', subjectKind: 'session', subjectId: sessionId, after: { method } },
    at,
  )
  return { token, member, storeId }
}

/**
 * Returns the staff member who has a token; `null` when it is unknown or expired, or the member is disabled.
 * @throws ApiError `pinRequired` for a session that is locked
 */
export async function findStaffSession(
  executor: Executor,
  token: string,
  now: number,
  options?: FindOptions,
): Promise<StaffActor | null> {
  return (await findOpenSession(executor, token, now, options))?.actor ?? null
}

/** A session of staff, and the id of the customer whom it has opened. */
interface OpenStaffSession {
  readonly actor: StaffActor
  readonly actingFor: number | null
}

/** As {@link findStaffSession}. `userId` of the actor is `null` whomever the session has opened. */
export async function findOpenSession(
  executor: Executor,
  token: string,
  now: number,
  { whileLocked = false }: FindOptions = {},
): Promise<OpenStaffSession | null> {
  const [found] = await executor
    .select({ session: staffSessions, roles: staffMembers.roles, pinHash: staffMembers.pinHash })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, hashToken(token)),
        gt(staffSessions.expiresAt, new Date(now)),
        isNull(staffMembers.disabledAt),
      ),
    )
  if (!found) return null
  const { session, roles, pinHash } = found
  const lock = lockOf(session, { pinHash }, now)
  if (lock.is_locked && !whileLocked) throw new ApiError('pinRequired', { details: { lock } })
  // Not awaited: the request needs only the session, and a lost update is made by the next request.
  if (now - session.lastUsedAt.getTime() > LAST_USE_PRECISION_MS)
    void recordUse(executor, session.id, now).catch(() => undefined)
  const { staffId, storeId, id: sessionId, actingFor } = session
  return {
    actor: { kind: 'staff', staffId, sessionId, roles, storeId, userId: null, isBusiness: false },
    actingFor,
  }
}

/** Sets the customer whom a session acts for; `null` for none. Returns the one before. */
export async function actFor(tx: Executor, sessionId: number, userId: number | null): Promise<number | null> {
  const [session] = await tx
    .select({ actingFor: staffSessions.actingFor })
    .from(staffSessions)
    .where(eq(staffSessions.id, sessionId))
    .for('update')
  await tx.update(staffSessions).set({ actingFor: userId }).where(eq(staffSessions.id, sessionId))
  return session?.actingFor ?? null
}

async function recordUse(executor: Executor, id: number, now: number): Promise<void> {
  await executor
    .update(staffSessions)
    .set({ lastUsedAt: new Date(now) })
    .where(and(eq(staffSessions.id, id), lt(staffSessions.lastUsedAt, new Date(now - LAST_USE_PRECISION_MS))))
}

/** Ends the session of a token, if any, and records it. */
export async function closeSession(tx: Executor, token: string, now: number): Promise<void> {
  const [ended] = await tx
    .delete(staffSessions)
    .where(eq(staffSessions.tokenHash, hashToken(token)))
    .returning()
  if (!ended) return
  const { id: sessionId, staffId, storeId } = ended
  await recordAction(
    tx,
    { staffId, sessionId, storeId },
    { action: 'logged-out', subjectKind: 'session', subjectId: sessionId },
    new Date(now),
  )
}

/** Ends all sessions of a member. */
export async function endSessions(tx: Executor, staffId: number): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId))
}

/** Deletes the sessions that expired before an instant. */
export async function deleteStaffSessionsBefore(executor: Executor, at: Date): Promise<void> {
  await executor.delete(staffSessions).where(lte(staffSessions.expiresAt, at))
}
