import { findCustomer } from '../account/service.ts'
import { runTransaction } from '../database/connection.ts'
import { failPoint } from '../fail-points.ts'
import type { CardIntent } from '../gateways/cards.ts'
import type { OrderRow } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { openPaymentFor, type PaymentDependencies, type PaymentRequest, callProvider } from './opening.ts'
import { findOrCreateProviderCustomer, setProviderCustomerId } from './provider-customers.ts'
import { updatePayment, type PaymentRow } from './repository.ts'
import { settle } from './settle.ts'

/**
 * Prepares the card payment of an order's amount due. At most one payment is open per order and amount: its row and
 * idempotency key exist before the provider is called, outside any transaction, with that key (trust 1).
 *
 * @throws ApiError `notFound`, `orderNotPayable`, `invalid`, `pricesChanged`, `paymentUnderReview`, `paymentProviderDown`
 */
export async function prepareIntent(deps: PaymentDependencies, request: PaymentRequest): Promise<CardIntent> {
  // A payment that the provider cancelled is closed and replaced, so a second attempt is needed.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { order, payment } = await openPaymentFor(deps, 'card', request)
    const intent = await findOrCreateIntent(deps, order, payment)
    if (intent.status === 'open') return updateSavesCard(deps, payment, intent, request.savesCard)
    if (intent.status === 'processing') throw new ApiError('paymentUnderReview')
    const settlement = await runTransaction(deps.db, (tx) => settle(tx, intent, new Date(deps.clock())))
    if (settlement !== 'cancelled') throw new ApiError('orderNotPayable')
  }
  throw new ApiError('paymentUnderReview')
}

/** Returns the provider's intent of a payment; creates it with the payment's key if its id is not known yet. */
export async function findOrCreateIntent(
  deps: PaymentDependencies,
  order: OrderRow,
  payment: PaymentRow,
): Promise<CardIntent> {
  return callProvider(async () => {
    if (payment.providerId !== null) return deps.cards.findIntent(payment.providerId)
    const customerId = await findOrCreateCustomer(deps, order.userId)
    const intent = await deps.cards.createIntent({
      key: payment.key,
      amount: payment.amount,
      customerId,
      savesCard: payment.savesCard,
      orderId: order.id,
      locator: order.locator,
    })
    failPoint('intent-created')
    await updatePayment(deps.db, payment.id, { providerId: intent.id })
    return intent
  })
}

async function findOrCreateCustomer({ db, cards }: PaymentDependencies, userId: number): Promise<string> {
  const row = await findOrCreateProviderCustomer(db, userId)
  if (row.providerId !== null) return row.providerId
  const customer = await findCustomer(db, userId)
  if (!customer) throw new ApiError('notFound')
  const name = `${customer.firstName} ${customer.lastName}`.trim()
  const providerId = await cards.createCustomer({ key: row.key, email: customer.email, name })
  await setProviderCustomerId(db, userId, providerId)
  return providerId
}

/** Updates the intent when the customer changes whether the card is saved. */
async function updateSavesCard(
  { db, cards }: PaymentDependencies,
  payment: PaymentRow,
  intent: CardIntent,
  savesCard: boolean,
): Promise<CardIntent> {
  if (payment.savesCard === savesCard) return intent
  const changed = await callProvider(() => cards.setSavesCard(intent.id, savesCard))
  await updatePayment(db, payment.id, { savesCard })
  return changed
}
