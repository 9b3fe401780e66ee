import { currency } from '@colada/domain/money/money'
import { orderStatus } from '@colada/domain/orders/status'
import type { Executor } from '../database/connection.ts'
import type { ProviderPayment } from '../gateways/provider.ts'
import {
  acceptOrder,
  applyChange,
  changeAmounts,
  findChange,
  lockOrder,
  moveOrder,
  type OrderRow,
  sumAppliedChanges,
} from '../orders/service.ts'
import {
  addRefund,
  changePayment,
  findPaymentByKey,
  hastenChecks,
  lockPayment,
  type PaymentRow,
  sumCaptured,
} from './repository.ts'

/** What came of the provider's word about a payment. */
export type Settlement =
  /** Not one of ours. */
  | 'unknown'
  /** Nothing is decided yet, or it was acted on before. */
  | 'unchanged'
  /** It will never be paid. */
  | 'cancelled'
  /** The order, or the change of it, is paid. */
  | 'paid'
  /** Money came that the order cannot take; it goes back. */
  | 'refunded'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Acts on the provider's word about a payment, and is the only way an order or a change of one becomes paid (trust 3). Called by
 * webhooks, the reconciler and the expiry alike, in any order and any number of times: what was acted on
 * before changes nothing. Locks order, then payment; places and coupons come after.
 */
export async function settle(tx: Executor, word: ProviderPayment, at: Date): Promise<Settlement> {
  const found = uuid.test(word.key) ? await findPaymentByKey(tx, word.key) : undefined
  if (!found) return 'unknown'
  const order = await lockOrder(tx, found.orderId)
  const payment = await lockPayment(tx, found.id)
  if (!order || !payment) return 'unknown'
  const isDecided = payment.status === 'succeeded' || payment.status === 'mismatched'
  if (isDecided) return 'unchanged'
  if (word.status === 'succeeded') return takeMoney(tx, order, payment, word, at)
  if (payment.status === 'cancelled') return 'unchanged'
  if (word.status === 'cancelled') {
    const change = { status: 'cancelled', awaitedSince: null, settledAt: at } as const
    await changePayment(tx, payment.id, { ...change, providerId: word.id })
    return 'cancelled'
  }
  await noteWhetherAwaited(tx, payment, word, at)
  return 'unchanged'
}

/**
 * A payment that its provider is deciding about is awaited. A card that is open again is not; whether a PayPal
 * order is asked for at this moment only our own question knows.
 */
async function noteWhetherAwaited(
  tx: Executor,
  payment: PaymentRow,
  { status }: ProviderPayment,
  at: Date,
): Promise<void> {
  const isAwaited = payment.awaitedSince !== null
  if (status === 'processing' && !isAwaited) await changePayment(tx, payment.id, { awaitedSince: at })
  if (status === 'open' && isAwaited && payment.provider === 'card') {
    await changePayment(tx, payment.id, { awaitedSince: null })
  }
}

async function takeMoney(
  tx: Executor,
  order: OrderRow,
  payment: PaymentRow,
  word: ProviderPayment,
  at: Date,
): Promise<Settlement> {
  const { id, captured, captureId = null } = word
  const taken = { providerId: id, captured, captureId, awaitedSince: null, settledAt: at }
  if (!isWhatWeAskedFor(order, payment, word)) {
    await changePayment(tx, payment.id, { ...taken, status: 'mismatched' })
    if (captured > 0) await addRefund(tx, { paymentId: payment.id, amount: captured, reason: 'mismatch' }, at)
    return 'refunded'
  }
  await changePayment(tx, payment.id, { ...taken, status: 'succeeded' })
  await changeAmounts(tx, order.id, { paid: captured })
  const isTaken =
    payment.changeId === null
      ? await payOrder(tx, order, at)
      : await payChange(tx, order, payment.changeId, at)
  if (isTaken) {
    await hastenChecks(tx, order.id, payment.id, at)
    return 'paid'
  }
  await addRefund(
    tx,
    { paymentId: payment.id, amount: captured, reason: await whyNot(tx, order, payment) },
    at,
  )
  return 'refunded'
}

/** Whether an order can take the money that was just counted for it. */
async function payOrder(tx: Executor, order: OrderRow, at: Date): Promise<boolean> {
  if (order.status === orderStatus.pendingPayment) {
    const paid = await moveOrder(tx, order.id, orderStatus.created, at)
    await acceptOrder(tx, paid, at)
    return true
  }
  const isOver = order.status === orderStatus.cancelled || order.status === orderStatus.error
  const total = order.total - (await sumAppliedChanges(tx, order.id))
  return !isOver && (await sumCaptured(tx, order.id)) <= total
}

/** Why money goes back: what it was for is over, or was paid before. */
async function whyNot(
  tx: Executor,
  order: OrderRow,
  { changeId }: PaymentRow,
): Promise<'late' | 'duplicate'> {
  const isOver = order.status === orderStatus.cancelled || order.status === orderStatus.error
  if (isOver) return 'late'
  const change = changeId === null ? undefined : await findChange(tx, changeId)
  return change?.change.status === 'lapsed' ? 'late' : 'duplicate'
}

/** Whether a change is still there to be paid; then it takes effect. */
async function payChange(tx: Executor, order: OrderRow, changeId: number, at: Date): Promise<boolean> {
  const change = await findChange(tx, changeId)
  return change !== undefined && applyChange(tx, order, change, at)
}

/** Amount, currency and reference must all be ours (trust 3). */
function isWhatWeAskedFor(order: OrderRow, payment: PaymentRow, word: ProviderPayment): boolean {
  const { userId = order.userId, processType = payment.processType } = word
  return (
    word.captured === payment.amount &&
    word.amount === payment.amount &&
    word.currency === currency &&
    word.orderId === payment.orderId &&
    userId === order.userId &&
    processType === payment.processType &&
    (payment.providerId === null || payment.providerId === word.id)
  )
}
