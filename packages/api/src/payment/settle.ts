import { type Cents, currency } from '@colada/domain/money/money'
import { orderStatus } from '@colada/domain/orders/status'
import { currentCustomerId } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import type { ProviderPayment } from '../gateways/provider.ts'
import { invoiceAtEnd } from '../invoices/service.ts'
import {
  acceptOrder,
  applyChange,
  incrementPaidAmounts,
  findChange,
  findOrder,
  moveOrder,
  type OrderRow,
  sumAppliedChanges,
} from '../orders/service.ts'
import { applyBalances, findBalances, lockOrdersOf, type PaymentBalance } from './balances.ts'
import { addRefund, type NewRefund } from './refund-repository.ts'
import {
  updatePayment,
  findPaymentByKey,
  scheduleImmediateReconciliation,
  lockPayment,
  type PaymentRow,
  sumCaptured,
} from './repository.ts'
import type { RefundReason } from './tables.ts'

/** The effect of a provider's payment on an order. */
export type Settlement =
  /** Not a payment of this shop. */
  | 'unknown'
  /** Not final yet, or processed before. */
  | 'unchanged'
  /** The payment is cancelled. */
  | 'cancelled'
  /** The order, or its change, is paid. */
  | 'paid'
  /** The order cannot accept the payment; it is refunded. */
  | 'refunded'

/** Whoever causes the settlement: only the word of the provider marks an order as paid. */
const providerCause = { actor: { kind: 'provider' } } as const

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Applies the provider's state of a payment. Only this function marks an order or a change as paid (trust 3). Webhooks,
 * the reconciler and the expiry call it in any order, any number of times; it is idempotent. Locks the order, then the
 * payment, then slots and coupons.
 */
export async function settle(tx: Executor, providerPayment: ProviderPayment, now: Date): Promise<Settlement> {
  const found = uuid.test(providerPayment.key) ? await findPaymentByKey(tx, providerPayment.key) : undefined
  if (!found) return 'unknown'
  const balances = await findBalances(tx, found.id)
  const order = await lockOrdersOf(tx, found.orderId, balances)
  const payment = await lockPayment(tx, found.id)
  if (!order || !payment) return 'unknown'
  const isFinal = payment.status === 'succeeded' || payment.status === 'mismatched'
  if (isFinal) return 'unchanged'
  if (providerPayment.status === 'succeeded')
    return recordCapture(tx, { order, payment, balances }, providerPayment, now)
  if (payment.status === 'cancelled') return 'unchanged'
  if (providerPayment.status === 'cancelled') {
    const change = { status: 'cancelled', pendingSince: null, settledAt: now } as const
    await updatePayment(tx, payment.id, { ...change, providerId: providerPayment.id })
    return 'cancelled'
  }
  await updatePending(tx, payment, providerPayment, now)
  return 'unchanged'
}

/**
 * A payment that its provider is processing is pending. A card payment that is open again is not; for a PayPal order
 * only the result of the capture request ends the pending state.
 */
async function updatePending(
  tx: Executor,
  payment: PaymentRow,
  { status }: ProviderPayment,
  now: Date,
): Promise<void> {
  const isPending = payment.pendingSince !== null
  if (status === 'processing' && !isPending) await updatePayment(tx, payment.id, { pendingSince: now })
  if (status === 'open' && isPending && payment.provider === 'card') {
    await updatePayment(tx, payment.id, { pendingSince: null })
  }
}

/** A payment with the rows that its capture changes, all locked. */
interface LockedPayment {
  readonly order: OrderRow
  readonly payment: PaymentRow
  /** Pending amounts of other orders that it collects. */
  readonly balances: readonly PaymentBalance[]
}

async function recordCapture(
  tx: Executor,
  { order, payment, balances }: LockedPayment,
  providerPayment: ProviderPayment,
  now: Date,
): Promise<Settlement> {
  const { id, captured, captureId = null } = providerPayment
  const values = { providerId: id, captured, captureId, pendingSince: null, settledAt: now }
  // The payment of a guest's order may be captured after the guest was merged.
  const payerId =
    providerPayment.userId === undefined ? order.userId : await currentCustomerId(tx, providerPayment.userId)
  if (payerId !== order.userId || !matchesPayment(payment, providerPayment)) {
    await updatePayment(tx, payment.id, { ...values, status: 'mismatched' })
    if (captured > 0) await addRefund(tx, refundOf(payment, captured, 'mismatch'), now)
    return 'refunded'
  }
  // Its card is looked up next.
  await updatePayment(tx, payment.id, { ...values, status: 'succeeded', nextCheckAt: now })
  await incrementPaidAmounts(tx, order.id, { paid: captured })
  for (const orderId of [order.id, ...balances.map((balance) => balance.orderId)])
    invoiceAtEnd(tx, orderId, now)
  const isAccepted =
    payment.changeId === null
      ? await payOrder(tx, { order, balances }, now)
      : await payChange(tx, order, payment.changeId, now)
  if (isAccepted) {
    const applied = await applyBalances(tx, balances)
    if (applied > 0) await incrementPaidAmounts(tx, order.id, { paid: -applied })
    await refundExcess(tx, payment, now)
    await scheduleImmediateReconciliation(tx, order.id, payment.id, now)
    return 'paid'
  }
  await addRefund(tx, refundOf(payment, captured, await refundReason(tx, order, payment)), now)
  return 'refunded'
}

/** A refund that the payment itself causes. */
function refundOf({ id, orderId }: PaymentRow, amount: Cents, reason: RefundReason): NewRefund {
  return { paymentId: id, orderId, amount, reason, causeId: id }
}

/** Refunds what is above the order's total: a pending amount that another payment had collected meanwhile. */
async function refundExcess(tx: Executor, payment: PaymentRow, now: Date): Promise<void> {
  const order = await findOrder(tx, payment.orderId)
  const excess = order ? order.paid - order.refundsTotal - order.total : 0
  if (excess > 0) await addRefund(tx, refundOf(payment, excess, 'excess'), now)
}

/** Marks an unpaid order as paid; returns whether the order can accept the recorded payment. */
async function payOrder(
  tx: Executor,
  { order, balances }: Pick<LockedPayment, 'order' | 'balances'>,
  now: Date,
): Promise<boolean> {
  if (order.status === orderStatus.pendingPayment) {
    const paid = await moveOrder(tx, order.id, orderStatus.created, providerCause, now)
    await acceptOrder(tx, paid, now)
    return true
  }
  const isOver = order.status === orderStatus.cancelled || order.status === orderStatus.error
  const total = order.total - (await sumAppliedChanges(tx, order.id))
  const collected = balances.reduce((sum, { amount }) => sum + amount, 0)
  return !isOver && (await sumCaptured(tx, order.id)) - collected <= total
}

/** The reason of the refund: the order or change has ended, or was paid before. */
async function refundReason(
  tx: Executor,
  order: OrderRow,
  { changeId }: PaymentRow,
): Promise<'late' | 'duplicate'> {
  const isOver = order.status === orderStatus.cancelled || order.status === orderStatus.error
  if (isOver) return 'late'
  const change = changeId === null ? undefined : await findChange(tx, changeId)
  return change?.change.status === 'lapsed' ? 'late' : 'duplicate'
}

/** Applies an open change; returns false when it is no longer open. */
async function payChange(tx: Executor, order: OrderRow, changeId: number, now: Date): Promise<boolean> {
  const change = await findChange(tx, changeId)
  return change !== undefined && applyChange(tx, order, change, providerCause, now)
}

/** Whether amount, currency, order and process are those of the payment (trust 3). */
function matchesPayment(payment: PaymentRow, providerPayment: ProviderPayment): boolean {
  const { processType = payment.processType } = providerPayment
  return (
    providerPayment.captured === payment.amount &&
    providerPayment.amount === payment.amount &&
    providerPayment.currency === currency &&
    providerPayment.orderId === payment.orderId &&
    processType === payment.processType &&
    (payment.providerId === null || payment.providerId === providerPayment.id)
  )
}
