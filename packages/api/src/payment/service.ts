import {
  type Cancellation,
  type CancellationFault,
  cancellationOf,
  type RefundablePayment,
} from '@colada/domain/orders/cancellation'
import { type Executor, runTransaction } from '../database/connection.ts'
import type { CardEvent, CardGateway, SavedCard } from '../gateways/cards.ts'
import type { PayPalEvent } from '../gateways/paypal.ts'
import { findDue, findOrder, type OrderPayments, type OrderRecord } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { listShares } from './balances.ts'
import { closePayment, closePayments, findOpenPayments } from './closing.ts'
import type { PaymentDependencies } from './opening.ts'
import { checkPayPal, requirePayPal, tryCapture } from './paypal.ts'
import { addRefund, type DueRefund, sumRefunds } from './refund-repository.ts'
import { findPaymentByProviderId, isEventRecorded, recordEvent, type PaymentRow } from './repository.ts'
import { findProviderCustomer } from './provider-customers.ts'
import { settle, type Settlement } from './settle.ts'

export type { PaymentDependencies } from './opening.ts'
export { shareOf } from './balances.ts'
export { claimOpenPayments, type PaymentRow } from './repository.ts'
export { exportPayments } from './export.ts'
export {
  claimRemovals,
  deleteProviderCustomer,
  hasOpenPaymentsOf,
  type ProviderCustomerRow,
  scheduleCustomerRemoval,
} from './provider-customers.ts'
export { moveProviderCustomer } from './provider-customers.ts'
export {
  claimRefunds,
  closeRefund,
  type DueRefund,
  findRefund,
  listWaitingRefunds,
  recordRefundError,
  sumRefunds,
} from './refund-repository.ts'

/** Processes a webhook event once: its record and its effect are in one transaction (trust 3). */
export async function receiveEvent(tx: Executor, event: CardEvent, now: Date): Promise<Settlement> {
  const isNew = await recordEvent(tx, { id: event.id, type: event.type }, now)
  if (!isNew || !event.intent) return 'unchanged'
  return settle(tx, event.intent, now)
}

/**
 * Processes a PayPal webhook event once. Events arrive late and in any order, so the order is fetched from PayPal; an
 * approved order is captured even if the buyer closed the window before.
 *
 * @throws ProviderUnavailableError when PayPal cannot be reached; it then sends the event again
 */
export async function receivePayPalEvent(deps: PaymentDependencies, event: PayPalEvent): Promise<Settlement> {
  const { id, type, orderId } = event
  if (await isEventRecorded(deps.db, id)) return 'unchanged'
  const found = orderId === null ? null : await requirePayPal(deps).findOrder(orderId)
  if (found?.isApproved) {
    const payment = await findPaymentByProviderId(deps.db, found.id)
    if (payment) await tryCapture(deps, payment)
  }
  return runTransaction(deps.db, async (tx) => {
    const now = new Date(deps.clock())
    const isNew = await recordEvent(tx, { id, type }, now)
    return isNew && found ? settle(tx, found, now) : 'unchanged'
  })
}

/**
 * Refunds through the provider that captured the payment; returns the provider's refund id, or `null` when the provider
 * has returned the whole payment before.
 */
export async function executeRefund(
  deps: PaymentDependencies,
  { provider, key, amount, reason, captureId }: DueRefund,
): Promise<string | null> {
  if (captureId === null) throw new Error('The payment has no capture to refund.')
  if (provider === 'card') return deps.cards.refund({ key, intentId: captureId, amount })
  // A capture that does not match may be in another currency, so it is refunded in full.
  return requirePayPal(deps).refund({ key, captureId, amount: reason === 'mismatch' ? null : amount })
}

/** Adds the refunds of an order that is being cancelled, and of its changes. The caller holds the order's lock. */
export async function refundCancelled(
  tx: Executor,
  { order, steps }: OrderRecord,
  fault: CancellationFault,
  now: Date,
): Promise<Cancellation> {
  const history = steps.map(({ status }) => status)
  const cancellation = cancellationOf({ ...order, history }, await findFunds(tx, order.id), fault)
  for (const refund of cancellation.refunds) {
    const cause = { orderId: order.id, reason: 'cancellation', causeId: order.id } as const
    await addRefund(tx, { ...refund, ...cause }, now)
  }
  return cancellation
}

/** The payment functions that `orders` depends on. */
export function orderPayments(deps: PaymentDependencies): OrderPayments {
  return {
    hasOpenPayments: async (executor, orderId) => (await findOpenPayments(executor, orderId)).length > 0,
    closePayments: (order) => closePayments(deps, order),
    refundCancelled,
  }
}

/** Returns what payments have captured for an order and not returned, the oldest first. */
async function findFunds(tx: Executor, orderId: number): Promise<RefundablePayment[]> {
  const funds: RefundablePayment[] = []
  for (const { payment, share } of await listShares(tx, orderId)) {
    if (payment.status !== 'succeeded') continue
    funds.push({ id: payment.id, refundable: share - (await sumRefunds(tx, payment.id, orderId)) })
  }
  return funds
}

/** Reconciles an open payment with its provider. */
export async function checkPayment(deps: PaymentDependencies, payment: PaymentRow): Promise<void> {
  const order = await findOrder(deps.db, payment.orderId)
  if (!order) return
  const due = await findDue(deps.db, order)
  // The order or change is already paid, cancelled or replaced.
  if (due?.changeId !== payment.changeId) return closePayment(deps, order, payment)
  if (payment.provider === 'paypal') return checkPayPal(deps, payment)
  if (payment.providerId === null) return
  const intent = await deps.cards.findIntent(payment.providerId)
  await runTransaction(deps.db, (tx) => settle(tx, intent, new Date(deps.clock())))
}

/** Returns the customer's saved cards. */
export async function listCards(
  executor: Executor,
  cards: CardGateway,
  userId: number,
): Promise<SavedCard[]> {
  const customer = await findProviderCustomer(executor, userId)
  return customer?.providerId ? cards.listCards(customer.providerId) : []
}

/** @throws ApiError `invalid` for a card that the customer has not saved: unknown, removed, or another customer's. */
export async function checkCard(
  executor: Executor,
  cards: CardGateway,
  userId: number,
  cardId: string,
): Promise<void> {
  const saved = await listCards(executor, cards, userId)
  if (!saved.some(({ id }) => id === cardId))
    throw new ApiError('invalid', { errors: { payment_method_id: ['card-unknown'] } })
}

/** Removes a saved card; returns false when the customer has no such card. */
export async function removeCard(
  executor: Executor,
  cards: CardGateway,
  userId: number,
  cardId: string,
): Promise<boolean> {
  const customer = await findProviderCustomer(executor, userId)
  return customer?.providerId ? cards.removeCard(customer.providerId, cardId) : false
}
