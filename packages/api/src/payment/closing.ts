import { type Executor, runTransaction } from '../database/connection.ts'
import type { OrderRow } from '../orders/service.ts'
import { findOrCreateIntent } from './intents.ts'
import { callProvider, type PaymentDependencies } from './opening.ts'
import { closePayPal } from './paypal.ts'
import { findPaymentsOf, type PaymentRow } from './repository.ts'
import { settle } from './settle.ts'

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

/** Closes one open payment, as {@link closePayments} does. */
export async function closePayment(
  deps: PaymentDependencies,
  order: OrderRow,
  payment: PaymentRow,
): Promise<void> {
  if (payment.provider === 'paypal') return closePayPal(deps, payment)
  // A row without a provider id may have an intent at the provider, so it is looked up by its key.
  const found = await findOrCreateIntent(deps, order, payment)
  const intent = found.status === 'open' ? await callProvider(() => deps.cards.cancelIntent(found.id)) : found
  await runTransaction(deps.db, (tx) => settle(tx, intent, new Date(deps.clock())))
}
