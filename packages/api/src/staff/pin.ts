import type { Cents } from '@colada/domain/money/money'
import type { StaffActor } from '@colada/domain/staff/actor'
import { type ConfirmedAct, confirmationOf } from '@colada/domain/staff/confirmation'
import { MAX_PIN_TRIES } from '@colada/domain/staff/pin'
import { and, eq, lt, sql } from 'drizzle-orm'
import { hashPassword, isPassword } from '../authentication/passwords.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from './actions.ts'
import { readLock } from './lock.ts'
import { assertPassword } from './login.ts'
import { findMember } from './repository.ts'
import { staffSessions } from './session-tables.ts'
import { staffMembers } from './tables.ts'

interface PinContext {
  readonly pepper: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Whether the member has given the PIN with a request. */
export type PinCheck = 'given' | 'missing'

/**
 * Checks the PIN that came with a request; for a member who has set none the digest of the password takes its place. A
 * wrong one counts, whatever becomes of the request, and the fifth ends the session. It is called before the transaction of
 * an act, so that the count is not rolled back with it.
 *
 * @throws ApiError `pinRequired` for a wrong one, `notSignedIn` when no try is left
 */
export async function checkPin(
  db: Db,
  actor: StaffActor,
  pin: string | undefined,
  { pepper, now }: PinContext,
): Promise<PinCheck> {
  if (pin === undefined) return 'missing'
  const member = await findMember(db, actor.staffId)
  // A try is taken before it is checked: requests at the same time have no more tries than others.
  const [taken] = await db
    .update(staffSessions)
    .set({ pinFailures: sql`${staffSessions.pinFailures} + 1` })
    .where(and(eq(staffSessions.id, actor.sessionId), lt(staffSessions.pinFailures, MAX_PIN_TRIES)))
    .returning({ failures: staffSessions.pinFailures })
  if (!member || !taken) throw new ApiError('notSignedIn')
  const digest = member.pinHash === null ? pin.toLowerCase() : pin
  if (await isPassword(digest, member.pinHash ?? member.passwordHash, pepper)) {
    await db.update(staffSessions).set({ pinFailures: 0 }).where(eq(staffSessions.id, actor.sessionId))
    return 'given'
  }
  await refuse(db, actor, MAX_PIN_TRIES - taken.failures, now)
  throw await pinRequired(db, actor, now)
}

/** Records a wrong PIN; without a try that is left it ends the session. */
async function refuse(db: Db, actor: StaffActor, triesLeft: number, now: number): Promise<void> {
  const { sessionId } = actor
  const subject = { subjectKind: 'session', subjectId: sessionId } as const
  await runTransaction(db, async (tx) => {
    await recordAction(tx, actor, { action: 'pin-refused', ...subject, after: { triesLeft } }, new Date(now))
    if (triesLeft > 0) return
    await tx.delete(staffSessions).where(eq(staffSessions.id, sessionId))
    await recordAction(tx, actor, { action: 'logged-out', ...subject }, new Date(now))
  })
}

async function pinRequired(executor: Executor, actor: StaffActor, now: number): Promise<ApiError> {
  return new ApiError('pinRequired', { details: { lock: await readLock(executor, actor, now) } })
}

interface AmountOfAct {
  readonly act: ConfirmedAct
  readonly amount: Cents
}

interface PinOfAct {
  /** What {@link checkPin} returned for the request. */
  readonly pin: PinCheck
  readonly at: Date
}

/** @throws ApiError `pinRequired` where the request has no PIN */
export async function requirePin(tx: Executor, actor: StaffActor, { pin, at }: PinOfAct): Promise<void> {
  if (pin === 'missing') throw await pinRequired(tx, actor, at.getTime())
}

/** @throws ApiError `pinRequired` where the amount needs the PIN and the request has none */
export async function assertPin(
  tx: Executor,
  actor: StaffActor,
  { act, amount }: AmountOfAct,
  given: PinOfAct,
): Promise<void> {
  if (confirmationOf(actor, act, amount).needsPin) await requirePin(tx, actor, given)
}

/**
 * Checks that an act of a member is confirmed as its amount needs.
 *
 * @param isProposed whether another person has proposed the same
 * @throws ApiError `pinRequired`, `approvalRequired`
 */
export async function assertConfirmed(
  tx: Executor,
  actor: StaffActor,
  of: AmountOfAct,
  { isProposed, ...given }: PinOfAct & { readonly isProposed: () => Promise<boolean> },
): Promise<void> {
  await assertPin(tx, actor, of, given)
  if (!confirmationOf(actor, of.act, of.amount).needsSecondPerson) return
  // The second person is the one who decides.
  if (!actor.roles.includes('operations') || !(await isProposed())) throw new ApiError('approvalRequired')
}

/**
 * Sets the PIN of a member who gives the password again.
 * @throws ApiError `oldPasswordRefused`, `loginLocked` after several wrong passwords
 */
export async function setPin(
  db: Db,
  actor: StaffActor,
  { pin, password }: { readonly pin: string; readonly password: string },
  context: PinContext,
): Promise<void> {
  await assertPassword(db, actor.staffId, password, context)
  const pinHash = await hashPassword(pin, context.pepper)
  await runTransaction(db, async (tx) => {
    await tx.update(staffMembers).set({ pinHash }).where(eq(staffMembers.id, actor.staffId))
    const subject = { subjectKind: 'member', subjectId: actor.staffId } as const
    await recordAction(tx, actor, { action: 'pin-set', ...subject }, new Date(context.now))
  })
}
