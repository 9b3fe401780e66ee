import { detailsOf, readCard } from './card-checks.ts'
import { customerById } from './customers.ts'
import { allowOnly, mergeMetadata, readForm, readText, type Form } from './form.ts'
import { newId } from './identifiers.ts'
import { invalidRequest, resourceMissing } from './provider-error.ts'
import type { Provider } from './provider.ts'
import type { BillingDetails, CardDetails, Method } from './records.ts'
import { behaviourOf, testCards, type CardBehaviour } from './test-cards.ts'

const fields = ['type', 'card', 'billing_details', 'metadata', 'allow_redisplay'] as const

/** Creates a card that is not attached to a customer. */
export function createMethod(provider: Provider, form: Form): Method {
  allowOnly(form, fields)
  if (readText(form, 'type') !== 'card') {
    throw invalidRequest('Invalid type: only card is supported here', { param: 'type' })
  }
  const { number, details } = readCard(readForm(form, 'card'), provider.now())
  return storeMethod(provider, details, behaviourOf(number), form)
}

/**
 * Returns the method with this id. The provider's test ids (`pm_card_visa` …) create a new card at each use.
 *
 * @throws ProviderError 404 when it does not exist.
 */
export function methodById(provider: Provider, id: string): Method {
  const testCard = testCards.find((card) => card.methodId === id)
  if (!testCard) {
    const method = provider.methods.get(id)
    if (!method) throw resourceMissing('PaymentMethod', id, 'payment_method')
    return method
  }
  const expiry = { exp_month: 12, exp_year: new Date(provider.now() * 1000).getUTCFullYear() + 3 }
  return storeMethod(provider, { ...detailsOf(testCard.number), ...expiry }, testCard.behaviour, {})
}

export function attachMethod(provider: Provider, id: string, customerId: string): Method {
  const method = methodById(provider, id)
  customerById(provider, customerId)
  if (method.customer !== null && method.customer !== customerId) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.')
  }
  const attached = provider.methods.put({ ...method, customer: customerId })
  provider.announce('payment_method.attached', attached)
  return attached
}

export function detachMethod(provider: Provider, id: string): Method {
  const method = methodById(provider, id)
  if (method.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    )
  }
  const detached = provider.methods.put({ ...method, customer: null })
  provider.announce('payment_method.detached', detached)
  return detached
}

export function methodsOf(provider: Provider, customerId: string): Method[] {
  customerById(provider, customerId)
  return provider.methods.list((method) => method.customer === customerId)
}

function storeMethod(provider: Provider, details: CardDetails, behaviour: CardBehaviour, form: Form): Method {
  const card = {
    ...details,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    three_d_secure_usage: { supported: true },
  }
  return provider.methods.put({
    id: newId('pm'),
    object: 'payment_method',
    billing_details: readBilling(readForm(form, 'billing_details')),
    card,
    created: provider.now(),
    customer: null,
    livemode: false,
    metadata: mergeMetadata({}, form),
    type: 'card',
    behaviour,
  })
}

function readBilling(form: Form): BillingDetails {
  const address = readForm(form, 'address')
  const lines = ['city', 'country', 'line1', 'line2', 'postal_code', 'state']
  return {
    address: Object.fromEntries(lines.map((line) => [line, readText(address, line) ?? null])),
    email: readText(form, 'email') ?? null,
    name: readText(form, 'name') ?? null,
    phone: readText(form, 'phone') ?? null,
  }
}
