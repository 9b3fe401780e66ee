import { canAct, type ClaimAction, type ClaimState, needsAppraisal } from '@colada/domain/claims/claim'
import type { updateStaffClaim } from '@colada/domain/claims/staff-contract'
import { type Cents, fromEuros } from '@colada/domain/money/money'
import type { StaffActor } from '@colada/domain/staff/actor'
import { mayDecideClaims } from '@colada/domain/staff/rights'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { Executor } from '../database/connection.ts'
import { type ClaimDecision, enqueueMails } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from '../staff/service.ts'
import { compensationOfClaim } from './amounts.ts'
import { changeClaim, type ClaimRecord, findClaim, lockClaim, setAgreedValue } from './repository.ts'

type Update = EndpointBody<typeof updateStaffClaim>

/** Actions that operations alone do. */
const decisions: readonly ClaimAction[] = ['decide', 'refuse', 'pay']

/** Whether a member may do something with a claim now. */
export function mayAct(
  actor: StaffActor,
  action: ClaimAction,
  { claim }: Pick<ClaimRecord, 'claim'>,
): boolean {
  return canAct(action, claim) && (mayDecideClaims(actor) || !decisions.includes(action))
}

/**
 * Does what a member decides about a claim.
 *
 * @throws ApiError `notFound`, `versionChanged`, `claimFixed` for an action that its state does not allow, `forbidden`,
 * `approvalRequired` for a large amount that nobody else has recommended, `invalid`
 */
export async function updateClaim(
  tx: Executor,
  actor: StaffActor,
  id: number,
  update: Update,
  at: Date,
): Promise<ClaimRecord> {
  const record = await lockClaim(tx, id)
  if (!record) throw new ApiError('notFound')
  const { claim } = record
  if (claim.version !== update.version) throw new ApiError('versionChanged')
  if (!canAct(update.action, claim)) throw new ApiError('claimFixed')
  if (!mayAct(actor, update.action, record)) throw new ApiError('forbidden')
  await act(tx, { actor, record, update }, at)
  return (await findClaim(tx, id))!
}

interface Act {
  readonly actor: StaffActor
  readonly record: ClaimRecord
  readonly update: Update
}

async function act(tx: Executor, given: Act, at: Date): Promise<void> {
  const { reason, reference } = given.update
  switch (given.update.action) {
    case 'search':
      return move(tx, given, { state: 'searching', action: 'claim-searched' }, at)
    case 'propose':
      return propose(tx, given, at)
    case 'decide':
      return decide(tx, given, at)
    case 'refuse':
      if (reason === '') throw new ApiError('invalid', { errors: { reason: ['required'] } })
      return move(tx, given, { state: 'refused', action: 'claim-refused', changes: { reason } }, at)
    case 'close':
      return move(tx, given, { state: 'closed', action: 'claim-closed' }, at)
    case 'pay': {
      if (reference === '') throw new ApiError('invalid', { errors: { reference: ['required'] } })
      const iban = ibanEnd(given.record.claim.iban)
      return move(
        tx,
        given,
        { state: 'paid', action: 'claim-paid', changes: { reference, iban, holder: '' } },
        at,
      )
    }
  }
}

/** What is left of an account number once nobody needs it: enough to recognise it. */
export function ibanEnd(iban: string): string {
  return iban.slice(-4)
}

const mailed: readonly ClaimState[] = ['proposed', 'refused', 'closed', 'paid'] satisfies ClaimDecision[]

interface Step {
  readonly state: ClaimState
  readonly action: 'claim-searched' | 'claim-decided' | 'claim-refused' | 'claim-closed' | 'claim-paid'
  readonly changes?: Parameters<typeof changeClaim>[2]
}

async function move(tx: Executor, { actor, record }: Act, { state, action, changes }: Step, at: Date) {
  const before = record.claim
  const claim = await changeClaim(tx, before.id, { ...changes, state, stateSince: at })
  await recordClaim(tx, actor, record, { action, after: { state, decided: claim.decided } }, at)
  if (mailed.includes(state)) await mailDecision(tx, record, claim.version, state as ClaimDecision, at)
}

async function recordClaim(
  tx: Executor,
  actor: StaffActor,
  { claim, order }: ClaimRecord,
  action: { action: Step['action'] | 'claim-proposed'; after: Record<string, unknown> },
  at: Date,
): Promise<void> {
  const subject = {
    subjectKind: 'claim',
    subjectId: claim.id,
    orderId: order.id,
    customerId: order.userId,
  } as const
  await recordAction(tx, actor, { ...subject, ...action, before: { state: claim.state } }, at)
}

/** Adds the mail about a decision, in the language of the order. */
export async function mailDecision(
  tx: Executor,
  { claim: { id }, order }: ClaimRecord,
  version: number,
  decision: ClaimDecision,
  at: Date,
): Promise<void> {
  const { id: subjectId, language } = order
  const details = { claimId: id, decision }
  const mail = {
    kind: 'order-claim-decided',
    subjectId,
    cause: `${id}-${version}`,
    details,
    language,
  } as const
  await enqueueMails(tx, [mail], at)
}

/** Stores the agreed values and the appraisal, and returns the amount that is wanted. */
async function readAmount(tx: Executor, { record: { claim }, update }: Act): Promise<Cents> {
  for (const { id, value } of update.agreed) {
    await setAgreedValue(tx, claim.id, { id, value: value === null ? null : fromEuros(value) })
  }
  const { amount: computed, maximum } = compensationOfClaim((await findClaim(tx, claim.id))!)
  const amount = update.amount == null ? computed : fromEuros(update.amount)
  if (amount <= 0) throw new ApiError('invalid', { errors: { amount: ['invalid'] } })
  const appraisal = update.appraisal || claim.appraisal
  if ((amount > maximum || needsAppraisal(amount)) && appraisal === '') {
    throw new ApiError('invalid', { errors: { appraisal: ['needs-appraisal'] } })
  }
  return amount
}

async function propose(tx: Executor, given: Act, at: Date): Promise<void> {
  const { actor, record, update } = given
  const proposed = await readAmount(tx, given)
  const appraisal = update.appraisal || record.claim.appraisal
  await changeClaim(tx, record.claim.id, { proposed, proposedBy: actor.staffId, appraisal })
  await recordClaim(tx, actor, record, { action: 'claim-proposed', after: { proposed } }, at)
}

async function decide(tx: Executor, given: Act, at: Date): Promise<void> {
  const { actor, record, update } = given
  const { proposed, proposedBy, appraisal } = record.claim
  const decided = await readAmount(tx, given)
  const isApproved = proposed === decided && proposedBy !== actor.staffId
  if (needsAppraisal(decided) && !isApproved) throw new ApiError('approvalRequired')
  const changes = { decided, decidedBy: actor.staffId, appraisal: update.appraisal || appraisal }
  await move(tx, given, { state: 'proposed', action: 'claim-decided', changes }, at)
}
