import type { answerClaim } from '@colada/domain/claims/contract'
import type { CustomerActor } from '@colada/domain/staff/actor'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { Executor } from '../database/connection.ts'
import { refundOldestFirst, sumRefundable } from '../payment/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { createCredit } from '../promotions/service.ts'
import { mailDecision } from './manage.ts'
import { changeClaim, type ClaimRecord, findClaim, lockClaim } from './repository.ts'

type Answer = EndpointBody<typeof answerClaim>

/**
 * Records the answer of a customer to a proposed compensation. An accepted one is refunded from the payments of the order
 * or credited at once; a transfer, and what no payment has captured, waits for operations.
 *
 * @throws ApiError `notFound`, `versionChanged`, `claimFixed` where no answer is expected, `invalid`
 */
export async function recordAnswer(
  tx: Executor,
  { userId }: CustomerActor,
  id: number,
  answer: Answer,
  at: Date,
): Promise<ClaimRecord> {
  const record = await lockClaim(tx, id)
  // Another customer's claim is reported as not found, like an unknown one (trust 4).
  if (record?.order.userId !== userId) throw new ApiError('notFound')
  if (record.claim.version !== answer.version) throw new ApiError('versionChanged')
  if (record.claim.state !== 'proposed') throw new ApiError('claimFixed')
  if (answer.answer === 'dispute') await dispute(tx, record, answer, at)
  else await accept(tx, record, answer, at)
  return (await findClaim(tx, id))!
}

async function dispute(tx: Executor, { claim }: ClaimRecord, { message }: Answer, at: Date): Promise<void> {
  if (message === '') throw new ApiError('invalid', { errors: { message: ['required'] } })
  await changeClaim(tx, claim.id, { state: 'disputed', stateSince: at, dispute: message })
}

async function accept(tx: Executor, record: ClaimRecord, answer: Answer, at: Date): Promise<void> {
  const { claim, order } = record
  const { payout, iban, holder } = answer
  const amount = claim.decided!
  if (!payout) throw new ApiError('invalid', { errors: { payout: ['required'] } })
  const refundable = payout === 'refund' ? await sumRefundable(tx, order.id) : 0
  const transfer = payout === 'credit' ? 0 : Math.max(0, amount - refundable)
  if (transfer > 0) checkAccount(answer)
  if (payout === 'refund') {
    const cause = { orderId: order.id, reason: 'compensation', causeId: claim.id } as const
    await refundOldestFirst(tx, { ...cause, amount: amount - transfer }, at)
  }
  const code =
    payout === 'credit' ? await createCredit(tx, { userId: order.userId, amount, source: 'claim' }, at) : ''
  const account = transfer > 0 ? { iban, holder } : {}
  const state = transfer > 0 ? 'accepted' : 'paid'
  const changes = { state, stateSince: at, payout, transfer, code, ...account } as const
  const { version } = await changeClaim(tx, claim.id, changes)
  if (state === 'paid') await mailDecision(tx, record, version, state, at)
}

/** @throws ApiError `invalid` without the account of a transfer */
function checkAccount({ iban, holder }: Answer): void {
  const errors = {
    ...(iban === '' && { iban: ['required'] }),
    ...(holder === '' && { holder: ['required'] }),
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalid', { errors })
}
