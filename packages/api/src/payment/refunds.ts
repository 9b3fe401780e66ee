import type { Cents } from '@colada/domain/money/money'
import {
  type Cancellation,
  type CancellationFault,
  cancellationOf,
  type RefundablePayment,
} from '@colada/domain/orders/cancellation'
import type { PaidCard } from '@colada/domain/payment/paid-card'
import { isOnlineWay, type PaymentWay } from '@colada/domain/payment/ways'
import type { Executor } from '../database/connection.ts'
import type { CancellationPreview, OrderRecord } from '../orders/service.ts'
import { listShares } from './balances.ts'
import type { PaymentDependencies } from './opening.ts'
import { cardOf } from './paid-cards.ts'
import { requirePayPal } from './paypal.ts'
import { addRefund, type DueRefund, type NewRefund, sumRefunds } from './refund-repository.ts'

/**
 * Refunds through the provider that captured the payment; returns the provider's refund id, or `null` when the provider
 * has returned the whole payment before.
 */
export async function executeRefund(
  deps: PaymentDependencies,
  { provider, key, amount, reason, captureId }: DueRefund,
): Promise<string | null> {
  if (!isOnlineWay(provider)) throw new Error('A counter returns this payment.')
  if (captureId === null) throw new Error('The payment has no capture to refund.')
  if (provider === 'card') return deps.cards.refund({ key, intentId: captureId, amount })
  // A capture that does not match may be in another currency, so it is refunded in full.
  return requirePayPal(deps).refund({ key, captureId, amount: reason === 'mismatch' ? null : amount })
}

/** Returns what the cancellation of an order would return, by the same rule as {@link refundCancelled}. */
export async function previewCancellation(
  executor: Executor,
  { order, steps }: OrderRecord,
  fault: CancellationFault,
): Promise<CancellationPreview> {
  const history = steps.map(({ status }) => status)
  const funds = await findFunds(executor, order.id)
  const cancellation = cancellationOf({ ...order, history }, [...billedOf(order), ...funds], fault)
  const parts = funds
    .filter(({ refundable }) => refundable > 0)
    .map(({ id, refundable, provider, card }) => {
      const refund = cancellation.refunds.find(({ paymentId }) => paymentId === id)?.amount ?? 0
      return { provider, card, refund, kept: refundable - refund }
    })
  return { ...cancellation, parts }
}

/** Adds the refunds of an order that is being cancelled, and of its changes. The caller holds the order's lock. */
export async function refundCancelled(
  tx: Executor,
  record: OrderRecord,
  fault: CancellationFault,
  now: Date,
): Promise<Cancellation> {
  const cancellation = await previewCancellation(tx, record, fault)
  const { id } = record.order
  for (const refund of cancellation.refunds) {
    if (refund.paymentId === BILLED) continue
    const cause = { orderId: id, reason: 'cancellation', causeId: id } as const
    await addRefund(tx, { ...refund, ...cause }, now)
  }
  return cancellation
}

/** Stands for the account of a company among the payments of an order. */
const BILLED = 0

/** What a company would be billed for an order: what a cancellation takes back of it is not billed. */
function billedOf(order: OrderRecord['order']): RefundablePayment[] {
  if (!order.isOnAccount) return []
  return [{ id: BILLED, refundable: order.total - (order.paid - order.refundsTotal) }]
}

/** What is left of a payment, and how it was made. */
export interface Fund extends RefundablePayment {
  readonly provider: PaymentWay
  readonly card: PaidCard | null
}

/**
 * Refunds an amount from the payments of an order, the oldest first, as far as they captured. The caller holds the
 * order's lock.
 *
 * @returns the cents that are refunded
 */
export async function refundOldestFirst(
  tx: Executor,
  { amount, ...cause }: Omit<NewRefund, 'paymentId'>,
  now: Date,
): Promise<Cents> {
  let left = amount
  for (const { id: paymentId, refundable } of await findFunds(tx, cause.orderId)) {
    const part = Math.min(left, refundable)
    if (part <= 0) continue
    await addRefund(tx, { paymentId, amount: part, ...cause }, now)
    left -= part
  }
  return amount - left
}

/** Returns the cents of an order that a refund could return. */
export async function sumRefundable(executor: Executor, orderId: number): Promise<Cents> {
  const funds = await findFunds(executor, orderId)
  return funds.reduce((sum, { refundable }) => sum + Math.max(0, refundable), 0)
}

/** Returns what payments have captured for an order and not returned, the oldest first. */
export async function findFunds(executor: Executor, orderId: number): Promise<Fund[]> {
  const funds: Fund[] = []
  for (const { payment, share } of await listShares(executor, orderId)) {
    if (payment.status !== 'succeeded') continue
    const refundable = share - (await sumRefunds(executor, payment.id, orderId))
    funds.push({ id: payment.id, refundable, provider: payment.provider, card: cardOf(payment) })
  }
  return funds
}
