import { allowOnly, readFlag, readForm, readInteger, readOneOf, readText, type Form } from './form.ts'
import { newId } from './identifiers.ts'
import { setMethod, intentById, isFinal, unexpectedState } from './intents.ts'
import { createMethod, methodById } from './methods.ts'
import { invalidRequest, ProviderError, type ErrorBody } from './provider-error.ts'
import type { Provider } from './provider.ts'
import type { Charge, Intent, Method } from './records.ts'

const fields = [
  'client_secret',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'off_session',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  'use_stripe_sdk',
  'mandate_data',
  'shipping',
] as const

const challengeFailed: ErrorBody = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/**
 * Charges the card, or requires 3-D Secure authentication first.
 *
 * @throws ProviderError 402 `card_error` when the card is declined, 400 when the payment is already final.
 */
export function confirmIntent(provider: Provider, id: string, form: Form): Intent {
  allowOnly(form, fields)
  const current = intentById(provider, id)
  if (isFinal(current) || current.status === 'requires_capture') throw unexpectedState(current, 'confirm')
  const usage = readOneOf(form, 'setup_future_usage', ['on_session', 'off_session'])
  const methodData =
    'payment_method_data' in form ? createMethod(provider, readForm(form, 'payment_method_data')) : null
  const intent = setMethod(
    provider,
    { ...current, setup_future_usage: usage ?? current.setup_future_usage },
    methodData?.id ?? readText(form, 'payment_method'),
  )
  if (intent.payment_method === null) {
    throw invalidRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.",
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  }
  const method = methodById(provider, intent.payment_method)
  if (method.behaviour.outcome === 'declined') return decline(provider, intent, method, method.behaviour)
  if (method.behaviour.outcome === 'accepted') return pay(provider, intent, method, null)
  if (readFlag(form, 'off_session')) return decline(provider, intent, method, authenticationRequired)
  return challenge(provider, intent)
}

/** Applies the result of the 3-D Secure challenge. */
export function completeChallenge(provider: Provider, id: string, passed: boolean): Intent {
  const intent = intentById(provider, id)
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState(intent, 'authenticate')
  }
  if (passed) return pay(provider, intent, methodById(provider, intent.payment_method), 'authenticated')
  const failed = provider.intents.put({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: challengeFailed,
  })
  provider.announce('payment_intent.payment_failed', failed)
  return failed
}

/** Captures an authorized amount (`capture_method: manual`). */
export function captureIntent(provider: Provider, id: string, form: Form): Intent {
  allowOnly(form, ['amount_to_capture'])
  const intent = intentById(provider, id)
  const charge = intent.latest_charge === null ? undefined : provider.charges.get(intent.latest_charge)
  if (intent.status !== 'requires_capture' || !charge) throw unexpectedState(intent, 'capture')
  const amount = readInteger(form, 'amount_to_capture') ?? intent.amount_capturable
  if (amount < 1 || amount > intent.amount_capturable) {
    throw invalidRequest('Invalid amount_to_capture', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    })
  }
  provider.charges.put({ ...charge, captured: true, amount_captured: amount })
  const paid: Intent = { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: amount }
  provider.announce('payment_intent.succeeded', provider.intents.put(paid))
  return paid
}

const authenticationRequired = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

function challenge(provider: Provider, intent: Intent): Intent {
  const challenged = provider.intents.put({
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure', source: newId('payatt') },
    },
  })
  provider.announce('payment_intent.requires_action', challenged)
  return challenged
}

function pay(
  provider: Provider,
  intent: Intent,
  method: Method,
  authentication: 'authenticated' | null,
): Intent {
  const savesCard = intent.setup_future_usage !== null && intent.customer !== null && method.customer === null
  const usedMethod = savesCard ? provider.methods.put({ ...method, customer: intent.customer }) : method
  const captured = intent.capture_method !== 'manual'
  const charge = provider.charges.put({
    ...chargeOf(provider, intent, usedMethod, authentication),
    amount_captured: captured ? intent.amount : 0,
    captured,
    paid: true,
  })
  const paid = provider.intents.put({
    ...intent,
    amount_capturable: captured ? 0 : intent.amount,
    amount_received: captured ? intent.amount : 0,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: captured ? 'succeeded' : 'requires_capture',
  })
  if (savesCard) provider.announce('payment_method.attached', usedMethod)
  provider.announce('charge.succeeded', charge)
  provider.announce(captured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', paid)
  return paid
}

function decline(
  provider: Provider,
  intent: Intent,
  method: Method,
  reason: { code: string; declineCode?: string; message: string },
): never {
  const charge = provider.charges.put({
    ...chargeOf(provider, intent, method, null),
    status: 'failed',
    failure_code: reason.code,
    failure_message: reason.message,
  })
  const { behaviour: _, ...wireMethod } = method
  const error: ErrorBody = {
    type: 'card_error',
    charge: charge.id,
    code: reason.code,
    message: reason.message,
    payment_method: wireMethod,
    ...(reason.declineCode && { decline_code: reason.declineCode }),
  }
  const declined = provider.intents.put({
    ...intent,
    last_payment_error: error,
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  provider.announce('charge.failed', charge)
  provider.announce('payment_intent.payment_failed', declined)
  throw new ProviderError(402, { ...error, payment_intent: declined })
}

function chargeOf(
  provider: Provider,
  intent: Intent,
  method: Method,
  authentication: 'authenticated' | null,
): Charge {
  const { checks: _, three_d_secure_usage: __, ...details } = method.card
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: false,
    created: provider.now(),
    currency: intent.currency,
    customer: intent.customer,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: intent.metadata,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: { ...details, three_d_secure: authentication && { result: authentication } },
      type: 'card',
    },
    refunded: false,
    status: 'succeeded',
  }
}
