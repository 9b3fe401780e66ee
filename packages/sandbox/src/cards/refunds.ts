import { allowOnly, mergeMetadata, readInteger, readOneOf, readText, type Form } from './form.ts'
import { newId } from './identifiers.ts'
import { intentById } from './intents.ts'
import { invalidRequest, resourceMissing } from './provider-error.ts'
import type { Provider } from './provider.ts'
import type { Charge, Refund } from './records.ts'

/**
 * Refunds `amount` cents, by default the rest.
 *
 * @throws ProviderError 400 when nothing was paid, or `amount` exceeds the rest.
 */
export function createRefund(provider: Provider, form: Form): Refund {
  allowOnly(form, ['payment_intent', 'charge', 'amount', 'reason', 'metadata'])
  const charge = chargeToRefund(provider, form)
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  const amount = readInteger(form, 'amount') ?? left
  if (amount < 1) throw invalidRequest('Invalid positive integer', { param: 'amount' })
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (€${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge (€${(left / 100).toFixed(2)})`,
      { param: 'amount' },
    )
  }
  const refund: Refund = provider.refunds.put({
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: provider.now(),
    currency: charge.currency,
    metadata: mergeMetadata({}, form),
    payment_intent: charge.payment_intent,
    reason: readOneOf(form, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    status: 'succeeded',
  })
  const refunded = charge.amount_refunded + amount
  const changed = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount_captured }
  provider.announce('refund.created', refund)
  provider.announce('charge.refunded', provider.charges.put(changed))
  return refund
}

/** The request for a refund of `amount` cents of a payment, by default the rest. */
export function toRefundForm(intentId: string, amount?: number): Form {
  return { payment_intent: intentId, ...(amount !== undefined && { amount: String(amount) }) }
}

/** @throws ProviderError 404 when it does not exist. */
export function refundById(provider: Provider, id: string): Refund {
  const refund = provider.refunds.get(id)
  if (!refund) throw resourceMissing('refund', id)
  return refund
}

/** @throws ProviderError 404 when it does not exist. */
export function chargeById(provider: Provider, id: string): Charge {
  const charge = provider.charges.get(id)
  if (!charge) throw resourceMissing('charge', id, 'charge')
  return charge
}

function chargeToRefund(provider: Provider, form: Form): Charge {
  const chargeId = readText(form, 'charge')
  if (chargeId) return chargeById(provider, chargeId)
  const intentId = readText(form, 'payment_intent')
  if (!intentId) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const intent = intentById(provider, intentId)
  const charge = intent.latest_charge === null ? undefined : provider.charges.get(intent.latest_charge)
  if (!charge?.captured) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`)
  }
  return charge
}
