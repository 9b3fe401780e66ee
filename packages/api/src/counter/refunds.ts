import { type CounterWay, isOnlineWay } from '@colada/domain/payment/ways'
import { type StaffActor, TECHNICAL_STAFF_ID } from '@colada/domain/staff/actor'
import { mayRecordTransfer } from '@colada/domain/staff/rights'
import type { Executor } from '../database/connection.ts'
import { completeRefund, type DueRefund, lockRefund } from '../payment/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from '../staff/service.ts'
import { chooseDrawer } from './choose.ts'
import { addMovement } from './repository.ts'

/** How a refund is made: in cash, at the terminal that took the payment, or by transfer. */
export interface Payout {
  readonly refundId: number
  readonly way: CounterWay
  /** Of the terminal or the transfer. */
  readonly reference: string
  readonly drawerId: number | null
}

/**
 * Records that a refund of a payment at a counter was made: cash comes out of an open drawer of any store, a terminal
 * takes back its own payment, and operations transfer either of them.
 *
 * @throws ApiError `notFound`, `refundTooLarge`, `forbidden` for the technical member and for transfers of others than
 * operations, `invalid` for another way than that of the payment or a missing reference, `noOpenDrawer`
 */
export async function payOut(
  tx: Executor,
  actor: StaffActor,
  { refundId, way, reference, drawerId }: Payout,
  at: Date,
): Promise<DueRefund> {
  if (actor.staffId === TECHNICAL_STAFF_ID) throw new ApiError('forbidden')
  if (way === 'transfer' && !mayRecordTransfer(actor)) throw new ApiError('forbidden')
  const refund = await lockRefund(tx, refundId)
  if (!refund || isOnlineWay(refund.provider)) throw new ApiError('notFound')
  if (refund.status === 'done') throw new ApiError('refundTooLarge')
  if (way !== 'transfer' && way !== refund.provider)
    throw new ApiError('invalid', { errors: { method: ['invalid'] } })
  if (way !== 'cash' && reference === '')
    throw new ApiError('invalid', { errors: { terminal_ref: ['required'] } })
  const drawer = way === 'cash' ? await chooseDrawer(tx, actor, drawerId) : null
  const { amount, orderId } = refund
  const by = { returnedBy: way, staffId: actor.staffId, drawerId: drawer }
  await completeRefund(tx, refund, { providerId: reference || null, amount, ...by }, at)
  if (drawer !== null) {
    await addMovement(tx, actor, { drawerId: drawer, kind: 'refund', amount, refundId, orderId }, at)
  }
  const subject = { subjectKind: 'refund', subjectId: refundId, orderId } as const
  await recordAction(tx, actor, { action: 'refund-paid-out', ...subject, after: { way, amount } }, at)
  return refund
}
