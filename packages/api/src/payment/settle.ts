import { currency } from '@colada/domain/money/money'
import { orderStatus } from '@colada/domain/orders/status'
import type { Executor } from '../database/connection.ts'
import type { CardIntent } from '../gateways/cards.ts'
import { acceptOrder, changeAmounts, lockOrder, moveOrder, type OrderRow } from '../orders/service.ts'
import { addRefund, changePayment, findPaymentByKey, lockPayment, type PaymentRow } from './repository.ts'

/** What came of the provider's word about a payment. */
export type Settlement =
  /** Not one of ours. */
  | 'unknown'
  /** Nothing is decided yet, or it was acted on before. */
  | 'unchanged'
  /** It will never be paid. */
  | 'cancelled'
  /** The order is paid. */
  | 'paid'
  /** Money came that the order cannot take; it goes back. */
  | 'refunded'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Acts on the provider's word about a payment, and is the only way an order becomes paid (trust 3). Called by
 * webhooks, the reconciler and the expiry alike, in any order and any number of times: what was acted on
 * before changes nothing. Locks order, then payment; places and coupons come after.
 */
export async function settle(tx: Executor, intent: CardIntent, at: Date): Promise<Settlement> {
  const found = uuid.test(intent.key) ? await findPaymentByKey(tx, intent.key) : undefined
  if (!found) return 'unknown'
  const order = await lockOrder(tx, found.orderId)
  const payment = await lockPayment(tx, found.id)
  if (!order || !payment) return 'unknown'
  const isDecided = payment.status === 'succeeded' || payment.status === 'mismatched'
  if (isDecided) return 'unchanged'
  if (intent.status === 'succeeded') return takeMoney(tx, order, payment, intent, at)
  if (intent.status !== 'cancelled' || payment.status === 'cancelled') return 'unchanged'
  await changePayment(tx, payment.id, { status: 'cancelled', providerId: intent.id, settledAt: at })
  return 'cancelled'
}

async function takeMoney(
  tx: Executor,
  order: OrderRow,
  payment: PaymentRow,
  intent: CardIntent,
  at: Date,
): Promise<Settlement> {
  const { id, captured } = intent
  if (!isWhatWeAskedFor(payment, intent)) {
    await changePayment(tx, payment.id, { status: 'mismatched', providerId: id, captured, settledAt: at })
    if (captured > 0) await addRefund(tx, { paymentId: payment.id, amount: captured, reason: 'mismatch' }, at)
    return 'refunded'
  }
  await changePayment(tx, payment.id, { status: 'succeeded', providerId: id, captured, settledAt: at })
  await changeAmounts(tx, order.id, { paid: captured })
  if (order.status === orderStatus.pendingPayment) {
    const paid = await moveOrder(tx, order.id, orderStatus.created, at)
    await acceptOrder(tx, paid, at)
    return 'paid'
  }
  const isOver = order.status === orderStatus.cancelled || order.status === orderStatus.error
  if (!isOver && order.paid + captured <= order.total) return 'paid'
  const reason = isOver ? 'late' : 'duplicate'
  await addRefund(tx, { paymentId: payment.id, amount: captured, reason }, at)
  return 'refunded'
}

/** Amount, currency and reference must all be ours (trust 3). */
function isWhatWeAskedFor(payment: PaymentRow, intent: CardIntent): boolean {
  return (
    intent.captured === payment.amount &&
    intent.amount === payment.amount &&
    intent.currency === currency &&
    intent.orderId === payment.orderId &&
    (payment.providerId === null || payment.providerId === intent.id)
  )
}
