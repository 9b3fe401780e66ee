import { orderStatus } from '@colada/domain/orders/status'
import { type Executor, runTransaction } from '../database/connection.ts'
import type { CardEvent, CardGateway, SavedCard } from '../gateways/cards.ts'
import type { PayPalEvent } from '../gateways/paypal.ts'
import { findDue, findOrder, type OrderPayments, type OrderRow } from '../orders/service.ts'
import { findOrCreateIntent } from './intents.ts'
import { callProvider, type PaymentDependencies } from './opening.ts'
import { checkPayPal, closePayPal, requirePayPal, tryCapture } from './paypal.ts'
import { addRefund, type DueRefund, sumRefunds } from './refund-repository.ts'
import {
  findPaymentByProviderId,
  findPaymentsOf,
  isEventRecorded,
  recordEvent,
  type PaymentRow,
} from './repository.ts'
import { findProviderCustomer } from './provider-customers.ts'
import { settle, type Settlement } from './settle.ts'

export type { PaymentDependencies } from './opening.ts'
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

/**
 * Adds the refunds of an order that is being cancelled, and of its changes: all of it before the pickup, all but the
 * transport after it (decisions: cancellation). The caller holds the order's lock.
 */
export async function refundCancelled(tx: Executor, order: OrderRow, now: Date): Promise<void> {
  const isBeforePickup = order.status === orderStatus.created || order.status === orderStatus.absentAtPickup
  let retained = isBeforePickup ? 0 : order.transport + order.incidents - order.transportDiscount
  for (const payment of await findPaymentsOf(tx, order.id, 'succeeded')) {
    const refundable = payment.captured - (await sumRefunds(tx, payment.id))
    const amount = Math.max(0, refundable - retained)
    retained -= refundable - amount
    if (amount > 0) await addRefund(tx, { paymentId: payment.id, amount, reason: 'cancellation' }, now)
  }
}

/** The payment functions that `orders` depends on. */
export function orderPayments(deps: PaymentDependencies): OrderPayments {
  return {
    hasOpenPayments: async (executor, orderId) => (await findOpenPayments(executor, orderId)).length > 0,
    closePayments: (order) => closePayments(deps, order),
    refundCancelled,
  }
}

export async function findOpenPayments(executor: Executor, orderId: number): Promise<PaymentRow[]> {
  return findPaymentsOf(executor, orderId, 'open')
}

/**
 * Closes the open payments of an order, or of a change of it, whose payment window has ended: cancels them at the
 * provider, or settles those that are paid. A payment that the provider is processing stays open.
 *
 * @throws ApiError `paymentProviderDown`
 */
export async function closePayments(deps: PaymentDependencies, order: OrderRow): Promise<void> {
  for (const payment of await findOpenPayments(deps.db, order.id)) await closePayment(deps, order, payment)
}

async function closePayment(deps: PaymentDependencies, order: OrderRow, payment: PaymentRow): Promise<void> {
  if (payment.provider === 'paypal') return closePayPal(deps, payment)
  // A row without a provider id may have an intent at the provider, so it is looked up by its key.
  const found = await findOrCreateIntent(deps, order, payment)
  const intent = found.status === 'open' ? await callProvider(() => deps.cards.cancelIntent(found.id)) : found
  await runTransaction(deps.db, (tx) => settle(tx, intent, new Date(deps.clock())))
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
