import { orderStatus } from '@colada/domain/orders/status'
import type { Executor } from '../database/connection.ts'
import type { CardEvent, CardGateway, SavedCard } from '../gateways/cards.ts'
import type { PayPalEvent } from '../gateways/paypal.ts'
import { findDue, findOrder, type OrderPayments, type OrderRow } from '../orders/service.ts'
import { reachIntent } from './intents.ts'
import type { PaymentDependencies } from './opening.ts'
import { checkPayPal, closePayPal, paypalOf, takeQuietly } from './paypal.ts'
import {
  addRefund,
  type DueRefund,
  findPaymentByProviderId,
  findPaymentsOf,
  findProviderCustomer,
  isNoted,
  noteEvent,
  type PaymentRow,
  sumRefunds,
} from './repository.ts'
import { settle, type Settlement } from './settle.ts'

export type { PaymentDependencies } from './opening.ts'
export {
  claimOpenPayments,
  claimRefunds,
  closeRefund,
  type DueRefund,
  type PaymentRow,
  type RefundRow,
} from './repository.ts'

/** Acts on a message of the provider, once: its note and its effect commit together (trust 3). */
export async function receiveEvent(tx: Executor, event: CardEvent, at: Date): Promise<Settlement> {
  const isNew = await noteEvent(tx, { id: event.id, type: event.type }, at)
  if (!isNew || !event.intent) return 'unchanged'
  return settle(tx, event.intent, at)
}

/**
 * Acts on a message of PayPal, once. Messages come late and in any order, so PayPal is asked how the order stands
 * now; an order that its buyer approved is taken even where the buyer's window was closed too early.
 *
 * @throws ProviderDown when PayPal cannot be asked; it sends the message again
 */
export async function receivePayPalEvent(deps: PaymentDependencies, event: PayPalEvent): Promise<Settlement> {
  const { id, type, orderId } = event
  if (await isNoted(deps.db, id)) return 'unchanged'
  const found = orderId === null ? null : await paypalOf(deps).findOrder(orderId)
  if (found?.isApproved) {
    const payment = await findPaymentByProviderId(deps.db, found.id)
    if (payment) await takeQuietly(deps, payment)
  }
  return deps.db.transaction(async (tx) => {
    const at = new Date(deps.clock())
    const isNew = await noteEvent(tx, { id, type }, at)
    return isNew && found ? settle(tx, found, at) : 'unchanged'
  })
}

/** Gives the money of a refund back through the provider that took it; answers the provider's name for it. */
export async function payBack(
  deps: PaymentDependencies,
  { provider, key, amount, reason }: DueRefund,
  captureId: string,
): Promise<string> {
  if (provider === 'card') return deps.cards.refund({ key, intentId: captureId, amount })
  // What came in another currency than ours goes back as it came.
  return paypalOf(deps).refund({ key, captureId, amount: reason === 'mismatch' ? null : amount })
}

/**
 * Gives back what was paid for an order and its changes when it is cancelled: all of it before the pickup, all but the
 * transport after it (decisions: cancellation). The caller holds the order's lock.
 */
export async function refundCancelled(tx: Executor, order: OrderRow, at: Date): Promise<void> {
  const isBeforePickup = order.status === orderStatus.created || order.status === orderStatus.absentAtPickup
  let kept = isBeforePickup ? 0 : order.transport + order.incidents - order.transportDiscount
  for (const payment of await findPaymentsOf(tx, order.id, 'succeeded')) {
    const held = payment.captured - (await sumRefunds(tx, payment.id))
    const amount = Math.max(0, held - kept)
    kept -= held - amount
    if (amount > 0) await addRefund(tx, { paymentId: payment.id, amount, reason: 'cancellation' }, at)
  }
}

/** What `orders` needs of payments. */
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
 * Closes what is open for an order, or for a change of it, whose time is up: cancelled at the provider, or settled if it
 * was paid. One that the provider is still deciding about stays open.
 *
 * @throws ApiError `paymentProviderDown`
 */
export async function closePayments(deps: PaymentDependencies, order: OrderRow): Promise<void> {
  for (const payment of await findOpenPayments(deps.db, order.id)) await closePayment(deps, order, payment)
}

async function closePayment(deps: PaymentDependencies, order: OrderRow, payment: PaymentRow): Promise<void> {
  if (payment.provider === 'paypal') return closePayPal(deps, payment)
  // A row without the provider's name may still have become a payment there, so it is looked for by its key.
  const found = await reachIntent(deps, order, payment)
  const intent = found.status === 'open' ? await deps.cards.cancelIntent(found.id) : found
  await deps.db.transaction((tx) => settle(tx, intent, new Date(deps.clock())))
}

/** Asks the provider about an open payment and acts on the answer. */
export async function checkPayment(deps: PaymentDependencies, payment: PaymentRow): Promise<void> {
  const order = await findOrder(deps.db, payment.orderId)
  if (!order) return
  const due = await findDue(deps.db, order)
  // What it was to pay is paid, cancelled, or replaced by another change.
  if (due?.changeId !== payment.changeId) return closePayment(deps, order, payment)
  if (payment.provider === 'paypal') return checkPayPal(deps, payment)
  if (payment.providerId === null) return
  const intent = await deps.cards.findIntent(payment.providerId)
  await deps.db.transaction((tx) => settle(tx, intent, new Date(deps.clock())))
}

/** Cards that the customer agreed to keep. */
export async function listCards(
  executor: Executor,
  cards: CardGateway,
  userId: number,
): Promise<SavedCard[]> {
  const customer = await findProviderCustomer(executor, userId)
  return customer?.providerId ? cards.listCards(customer.providerId) : []
}

/** Forgets a card; false where the customer has no such card. */
export async function removeCard(
  executor: Executor,
  cards: CardGateway,
  userId: number,
  cardId: string,
): Promise<boolean> {
  const customer = await findProviderCustomer(executor, userId)
  return customer?.providerId ? cards.removeCard(customer.providerId, cardId) : false
}
