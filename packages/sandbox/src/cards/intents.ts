import { customerById } from './customers.ts'
import {
  allowOnly,
  mergeMetadata,
  readFlag,
  readForm,
  readInteger,
  readList,
  readOneOf,
  readText,
  requireInteger,
  requireText,
  type Form,
} from './form.ts'
import { newClientSecret, newId } from './identifiers.ts'
import { methodById } from './methods.ts'
import { invalidRequest, resourceMissing } from './provider-error.ts'
import type { Provider } from './provider.ts'
import type { Intent } from './records.ts'

const updateFields = [
  'amount',
  'currency',
  'customer',
  'description',
  'metadata',
  'payment_method',
  'payment_method_types',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'capture_method',
] as const
const creationFields = [
  ...updateFields,
  'automatic_payment_methods',
  'confirm',
  'off_session',
  'return_url',
] as const

/** The provider's limits for EUR. */
const MIN_AMOUNT_CENTS = 50
const MAX_AMOUNT_CENTS = 99_999_999
const futureUsages = ['on_session', 'off_session'] as const

/** Creates a payment. The caller confirms it when `confirm=true`. */
export function createIntent(provider: Provider, form: Form): Intent {
  allowOnly(form, creationFields)
  const automatic = readForm(form, 'automatic_payment_methods')
  const types = readList(form, 'payment_method_types')
  const id = newId('pi')
  const intent: Intent = {
    id,
    object: 'payment_intent',
    amount: checkAmount(requireInteger(form, 'amount')),
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: types.length
      ? null
      : { allow_redirects: readText(automatic, 'allow_redirects') ?? 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method:
      readOneOf(form, 'capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: provider.now(),
    currency: requireText(form, 'currency').toLowerCase(),
    customer: checkCustomer(provider, readText(form, 'customer')),
    description: readText(form, 'description') ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: mergeMetadata({}, form),
    next_action: null,
    payment_method: null,
    payment_method_types: types.length ? types : ['card'],
    receipt_email: readText(form, 'receipt_email') ?? null,
    setup_future_usage: readOneOf(form, 'setup_future_usage', futureUsages) ?? null,
    status: 'requires_payment_method',
  }
  const created = setMethod(provider, intent, readText(form, 'payment_method'))
  provider.announce('payment_intent.created', provider.intents.put(created))
  return created
}

/** @throws ProviderError 404 when it does not exist. */
export function intentById(provider: Provider, id: string): Intent {
  const intent = provider.intents.get(id)
  if (!intent) throw resourceMissing('payment_intent', id, 'intent')
  return intent
}

/** Updates a payment; once it is final, only its texts and metadata. */
export function updateIntent(provider: Provider, id: string, form: Form): Intent {
  allowOnly(form, updateFields)
  const intent = intentById(provider, id)
  const lockedFields = ['amount', 'currency', 'customer', 'payment_method', 'setup_future_usage']
  if (isFinal(intent) && lockedFields.some((name) => name in form)) throw unexpectedState(intent, 'update')
  const usage = readOneOf(form, 'setup_future_usage', futureUsages)
  const changed: Intent = {
    ...intent,
    amount: checkAmount(readInteger(form, 'amount') ?? intent.amount),
    currency: readText(form, 'currency')?.toLowerCase() ?? intent.currency,
    customer: checkCustomer(provider, readText(form, 'customer')) ?? intent.customer,
    description: readText(form, 'description') ?? intent.description,
    metadata: mergeMetadata(intent.metadata, form),
    receipt_email: readText(form, 'receipt_email') ?? intent.receipt_email,
    setup_future_usage: 'setup_future_usage' in form ? (usage ?? null) : intent.setup_future_usage,
  }
  return provider.intents.put(setMethod(provider, changed, readText(form, 'payment_method')))
}

/** @throws ProviderError 400 `payment_intent_unexpected_state` once it succeeded or was canceled. */
export function cancelIntent(provider: Provider, id: string, form: Form): Intent {
  allowOnly(form, ['cancellation_reason'])
  const intent = intentById(provider, id)
  if (isFinal(intent)) throw unexpectedState(intent, 'cancel')
  const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const
  const canceled = provider.intents.put({
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: provider.now(),
    cancellation_reason: readOneOf(form, 'cancellation_reason', reasons) ?? null,
    next_action: null,
  })
  provider.announce('payment_intent.canceled', canceled)
  return canceled
}

/** Sets the payment's card; without a `methodId` the payment is unchanged. */
export function setMethod(provider: Provider, intent: Intent, methodId: string | undefined): Intent {
  if (methodId === undefined) return intent
  const method = methodById(provider, methodId)
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalidRequest(
      `The provided PaymentMethod (${method.id}) cannot be attached to this PaymentIntent: it belongs to another Customer. Include that Customer in the \`customer\` parameter.`,
      { param: 'payment_method' },
    )
  }
  return { ...intent, payment_method: method.id, status: 'requires_confirmation', next_action: null }
}

export function isFinal(intent: Intent): boolean {
  return intent.status === 'succeeded' || intent.status === 'canceled'
}

export function unexpectedState(intent: Intent, verb: string) {
  const reason =
    intent.status === 'succeeded'
      ? 'it has already succeeded'
      : `it has a status of ${intent.status}, which does not allow that`
  return invalidRequest(`You cannot ${verb} this PaymentIntent because ${reason}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  })
}

function checkAmount(amount: number): number {
  if (amount < MIN_AMOUNT_CENTS) {
    throw invalidRequest('Amount must be at least €0.50 eur', { code: 'amount_too_small', param: 'amount' })
  }
  if (amount > MAX_AMOUNT_CENTS) {
    throw invalidRequest('Amount must be no more than €999,999.99', {
      code: 'amount_too_large',
      param: 'amount',
    })
  }
  return amount
}

function checkCustomer(provider: Provider, id: string | undefined): string | null {
  return id === undefined ? null : customerById(provider, id).id
}

/** Whether the creation request also confirms the payment. */
export function confirmsOnCreation(form: Form): boolean {
  return readFlag(form, 'confirm')
}
