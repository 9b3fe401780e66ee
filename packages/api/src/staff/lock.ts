import type { StaffActor } from '@colada/domain/staff/actor'
import type { WireLock } from '@colada/domain/staff/contract'
import { IDLE_LOCK_SECONDS, MAX_PIN_TRIES } from '@colada/domain/staff/pin'
import { locksWhenIdle } from '@colada/domain/staff/rights'
import { and, eq, gt } from 'drizzle-orm'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from './actions.ts'
import type { StaffRow } from './repository.ts'
import { staffSessions } from './session-tables.ts'
import { staffMembers } from './tables.ts'

type SessionRow = typeof staffSessions.$inferSelect

/** Returns when a session locks if its person does nothing from now on; `null` for never. */
export function locksAtOf(session: Pick<StaffActor, 'roles' | 'storeId'>, now: number): Date | null {
  return locksWhenIdle(session) ? new Date(now + IDLE_LOCK_SECONDS * 1000) : null
}

/** The lock of a session as its person sees it. */
export function lockOf(
  { locksAt, pinFailures }: Pick<SessionRow, 'locksAt' | 'pinFailures'>,
  { pinHash }: Pick<StaffRow, 'pinHash'>,
  now: number,
): WireLock {
  const millisecondsLeft = locksAt === null ? null : Math.max(0, locksAt.getTime() - now)
  return {
    is_locked: millisecondsLeft === 0 ? 1 : 0,
    seconds_left: millisecondsLeft === null ? null : Math.ceil(millisecondsLeft / 1000),
    tries_left: MAX_PIN_TRIES - pinFailures,
    has_pin: pinHash === null ? 0 : 1,
  }
}

/**
 * Reads the lock of a session.
 * @throws ApiError `notSignedIn` when it has ended meanwhile
 */
export async function readLock(
  executor: Executor,
  { sessionId }: Pick<StaffActor, 'sessionId'>,
  now: number,
): Promise<WireLock> {
  const [found] = await executor
    .select({ session: staffSessions, pinHash: staffMembers.pinHash })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .where(eq(staffSessions.id, sessionId))
  if (!found) throw new ApiError('notSignedIn')
  return lockOf(found.session, found, now)
}

/** Moves on the time at which a session locks; one that has locked meanwhile stays locked. */
export async function recordActivity(db: Db, actor: StaffActor, now: number): Promise<WireLock> {
  const isUnlocked = gt(staffSessions.locksAt, new Date(now))
  await db
    .update(staffSessions)
    .set({ locksAt: locksAtOf(actor, now) })
    .where(and(eq(staffSessions.id, actor.sessionId), isUnlocked))
  return readLock(db, actor, now)
}

/** Locks a session, and records it. */
export async function lockSession(db: Db, actor: StaffActor, now: number): Promise<WireLock> {
  return runTransaction(db, async (tx) => {
    await setLocksAt(tx, actor, { action: 'session-locked', locksAt: new Date(now) }, now)
    return readLock(tx, actor, now)
  })
}

/** Unlocks a session whose person has given the PIN, and records it. */
export async function unlockSession(db: Db, actor: StaffActor, now: number): Promise<WireLock> {
  return runTransaction(db, async (tx) => {
    await setLocksAt(tx, actor, { action: 'session-unlocked', locksAt: locksAtOf(actor, now) }, now)
    return readLock(tx, actor, now)
  })
}

async function setLocksAt(
  tx: Executor,
  actor: StaffActor,
  { action, locksAt }: { action: 'session-locked' | 'session-unlocked'; locksAt: Date | null },
  now: number,
): Promise<void> {
  const { sessionId } = actor
  await tx.update(staffSessions).set({ locksAt }).where(eq(staffSessions.id, sessionId))
  await recordAction(tx, actor, { action, subjectKind: 'session', subjectId: sessionId }, new Date(now))
}
