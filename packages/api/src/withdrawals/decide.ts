import { fromEuros } from '@colada/domain/money/money'
import { finishedStatuses, orderStatus } from '@colada/domain/orders/status'
import type { StaffActor } from '@colada/domain/staff/actor'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import { calculateWithdrawal, type decideWithdrawal } from '@colada/domain/withdrawals/staff-contract'
import { isBeforePickup, type WithdrawalResult } from '@colada/domain/withdrawals/withdrawal'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import {
  cancelAndRefund,
  cancelOrder,
  loadOrder,
  lockOrder,
  moveDeliveryToStore,
  type OrderPayments,
  type OrderRow,
  takeOffPrice,
} from '../orders/service.ts'
import { addRefund } from '../payment/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from '../staff/service.ts'
import { basisOf } from './present.ts'
import { closeWithdrawal, findWithdrawal, lockWithdrawal, type WithdrawalRow } from './repository.ts'

export interface Decision {
  readonly actor: StaffActor
  readonly id: number
  readonly body: EndpointBody<typeof decideWithdrawal>
  readonly at: Date
}

/**
 * Refunds or refuses a withdrawal, in one transaction with its mail. Before the pickup a refund cancels the order; after it
 * the order goes on with what is in cleaning, or is cancelled where nothing is.
 *
 * @throws ApiError `notFound`, `versionChanged`, `transitionRefused` for the refund of an order that has ended or is not
 * paid yet, `invalid` without a reason or a store, `cancellationChanged` for another amount than the one that was shown
 */
export async function decide(
  db: Db,
  payments: Pick<OrderPayments, 'refundCancelled'>,
  { actor, id, body, at }: Decision,
): Promise<WithdrawalRow> {
  if (body.decision === 'refuse' && body.reason === '')
    throw new ApiError('invalid', { errors: { reason: ['required'] } })
  return runTransaction(db, async (tx) => {
    const found = await findWithdrawal(tx, id)
    if (!found) throw new ApiError('notFound')
    const order = found.orderId === null ? undefined : await lockOrder(tx, found.orderId)
    const withdrawal = await lockWithdrawal(tx, id)
    if (withdrawal?.state !== 'received' || (order?.version ?? null) !== body.version)
      throw new ApiError('versionChanged')
    const refund =
      body.decision === 'refund' ? await refundWithdrawal(tx, payments, order, { actor, id, body, at }) : 0
    const state = body.decision === 'refund' ? 'refunded' : 'refused'
    const decided = { decidedAt: at, decidedBy: actor.staffId, refund, reason: body.reason }
    const closed = await closeWithdrawal(tx, id, { state, ...decided })
    const subject = { subjectKind: 'withdrawal', subjectId: id, orderId: order?.id ?? null } as const
    const change = { before: { state: 'received' }, after: { state, refund } }
    await recordAction(
      tx,
      actor,
      { action: 'withdrawal-decided', ...subject, ...change, reason: body.reason || null },
      at,
    )
    const { language } = withdrawal
    await enqueueMails(tx, [{ kind: 'withdrawal-decided', subjectId: id, cause: id, language }], at)
    return closed
  })
}

/** Returns the refunded cents. */
async function refundWithdrawal(
  tx: Executor,
  payments: Pick<OrderPayments, 'refundCancelled'>,
  order: OrderRow | undefined,
  decision: Decision,
): Promise<number> {
  const { actor, body, at } = decision
  const isRefundable =
    order && order.status !== orderStatus.pendingPayment && !finishedStatuses.includes(order.status)
  if (!isRefundable) throw new ApiError('transitionRefused')
  const inCleaning = new Map(body.in_cleaning.map((line) => [line.item_id, line.quantity]))
  const basis = await basisOf(tx, await loadOrder(tx, order), 'es')
  const result = calculateWithdrawal(basis, inCleaning, body.return_to)
  if (result.refund !== fromEuros(body.refund)) throw new ApiError('cancellationChanged')
  if (isBeforePickup(order.status)) {
    await cancelAndRefund(tx, payments, order, { fault: 'customer', actor }, at)
    return result.refund
  }
  await refundCollected(tx, order, result, decision)
  return result.refund
}

/** The garments are with the shop: money first, then places and coupon (trust 3). */
async function refundCollected(
  tx: Executor,
  order: OrderRow,
  { refunds, refund }: WithdrawalResult,
  { actor, id, body, at }: Decision,
): Promise<void> {
  for (const each of refunds) {
    await addRefund(tx, { ...each, orderId: order.id, reason: 'withdrawal', causeId: id }, at)
  }
  const isNothingCleaned = body.in_cleaning.every(({ quantity }) => quantity === 0)
  if (isNothingCleaned && (order.status === orderStatus.collected || order.status === orderStatus.incident)) {
    await cancelOrder(tx, order.id, { fault: 'customer', isReturnDue: true, actor }, at)
  } else if (refund > 0) await takeOffPrice(tx, order.id, refund)
  if (body.return_to === 'store') await moveDeliveryToStore(tx, order, body.store_id, at)
}
