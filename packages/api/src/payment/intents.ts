import { findCustomer } from '../account/service.ts'
import { failPoint } from '../fail-points.ts'
import type { CardIntent } from '../gateways/cards.ts'
import type { OrderRow } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { openPaymentFor, type PaymentDependencies, type PaymentRequest, reached } from './opening.ts'
import { changePayment, nameProviderCustomer, openProviderCustomer, type PaymentRow } from './repository.ts'
import { settle } from './settle.ts'

/**
 * Prepares the card payment of what an order still owes. One payment is open per order and amount, however
 * often and from however many places it is asked for: its row and key exist before the provider is called,
 * and the provider is called outside any transaction under that key (trust 1).
 *
 * @throws ApiError `notFound`, `orderNotPayable`, `pricesChanged`, `paymentUnderReview`, `paymentProviderDown`
 */
export async function prepareIntent(deps: PaymentDependencies, request: PaymentRequest): Promise<CardIntent> {
  // A payment that the provider cancelled is closed and followed by a new one, so the second round decides.
  for (let round = 0; round < 2; round += 1) {
    const { order, payment } = await openPaymentFor(deps, 'card', request)
    const intent = await reachIntent(deps, order, payment)
    if (intent.status === 'open') return keepCardWish(deps, payment, intent, request.savesCard)
    if (intent.status === 'processing') throw new ApiError('paymentUnderReview')
    const settlement = await deps.db.transaction((tx) => settle(tx, intent, new Date(deps.clock())))
    if (settlement !== 'cancelled') throw new ApiError('orderNotPayable')
  }
  throw new ApiError('paymentUnderReview')
}

/** The provider's side of a payment: found where we know its name, made under our key where we do not. */
export async function reachIntent(
  deps: PaymentDependencies,
  order: OrderRow,
  payment: PaymentRow,
): Promise<CardIntent> {
  return reached(async () => {
    if (payment.providerId !== null) return deps.cards.findIntent(payment.providerId)
    const customerId = await reachCustomer(deps, order.userId)
    const intent = await deps.cards.createIntent({
      key: payment.key,
      amount: payment.amount,
      customerId,
      savesCard: payment.savesCard,
      orderId: order.id,
      locator: order.locator,
    })
    failPoint('intent-created')
    await changePayment(deps.db, payment.id, { providerId: intent.id })
    return intent
  })
}

async function reachCustomer({ db, cards }: PaymentDependencies, userId: number): Promise<string> {
  const row = await openProviderCustomer(db, userId)
  if (row.providerId !== null) return row.providerId
  const customer = await findCustomer(db, userId)
  if (!customer) throw new ApiError('notFound')
  const name = `${customer.firstName} ${customer.lastName}`.trim()
  const providerId = await cards.createCustomer({ key: row.key, email: customer.email, name })
  await nameProviderCustomer(db, userId, providerId)
  return providerId
}

/** The wish to keep the card may change while the payment is open. */
async function keepCardWish(
  { db, cards }: PaymentDependencies,
  payment: PaymentRow,
  intent: CardIntent,
  savesCard: boolean,
): Promise<CardIntent> {
  if (payment.savesCard === savesCard) return intent
  const changed = await reached(() => cards.setSavesCard(intent.id, savesCard))
  await changePayment(db, payment.id, { savesCard })
  return changed
}
