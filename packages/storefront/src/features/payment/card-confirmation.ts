import type { SavedCard } from '@colada/domain/payment/card'
import type {
  PaymentIntent,
  PaymentIntentResult,
  Stripe,
  StripeCardElement,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js'
import { checking, confirming, type AttemptOutcome, ready, type PaymentFailure } from './attempt.ts'
import { declineCause, inputCause } from './card-errors.ts'

/** A saved card, or a typed one with its cardholder. */
export type CardChoice =
  | { readonly kind: 'saved'; readonly id: SavedCard['id'] }
  | { readonly kind: 'typed'; readonly element: StripeCardElement; readonly holder: string }

/** Pays with a card, with 3-D Secure where its bank requires it. */
export function confirmCard(stripe: Stripe, clientSecret: string, card: CardChoice): Promise<AttemptOutcome> {
  const method =
    card.kind === 'saved' ? card.id : { card: card.element, billing_details: { name: card.holder } }
  return confirmAndVerify(stripe, clientSecret, () =>
    stripe.confirmCardPayment(clientSecret, { payment_method: method }),
  )
}

/** Pays with the wallet of this device. */
export function confirmWallet(
  stripe: Stripe,
  clientSecret: string,
  elements: StripeElements,
): Promise<AttemptOutcome> {
  return confirmAndVerify(stripe, clientSecret, async () => {
    const { error } = await elements.submit()
    if (error) return { error }
    return stripe.confirmPayment({
      elements,
      clientSecret,
      redirect: 'if_required',
      confirmParams: { return_url: location.href },
    })
  })
}

/** Retrieves the outcome of a payment from the provider. An open payment has charged nothing. */
export async function retrieveOutcome(stripe: Stripe, clientSecret: string): Promise<AttemptOutcome> {
  try {
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
    return paymentIntent ? fromIntent(paymentIntent) : checking
  } catch {
    return checking
  }
}

/** Confirms, and retrieves the outcome when the response is missing or the confirmation throws (trust 9). */
async function confirmAndVerify(
  stripe: Stripe,
  clientSecret: string,
  confirm: () => Promise<PaymentIntentResult>,
): Promise<AttemptOutcome> {
  let outcome: AttemptOutcome
  let failure: PaymentFailure
  try {
    const { paymentIntent, error } = await confirm()
    outcome = error ? fromError(error) : fromIntent(paymentIntent)
    failure = { kind: 'unsent' }
  } catch (error) {
    outcome = checking
    failure = { kind: 'other', code: error instanceof Error ? error.name : 'unknown' }
  }
  if (outcome.phase !== 'checking') return outcome
  const retrieved = await retrieveOutcome(stripe, clientSecret)
  return retrieved.failure?.kind === 'unsent' ? ready(failure) : retrieved
}

function fromIntent({ status, last_payment_error }: PaymentIntent): AttemptOutcome {
  if (status === 'succeeded' || status === 'processing' || status === 'requires_capture') return confirming
  return ready(
    last_payment_error ? { kind: 'card', cause: declineCause(last_payment_error) } : { kind: 'unsent' },
  )
}

function fromError(error: StripeError): AttemptOutcome {
  const { type, code, payment_intent } = error
  // Already paid, in another window or by an earlier attempt.
  if (payment_intent?.status === 'succeeded') return confirming
  if (type === 'card_error' || code === 'payment_intent_authentication_failure') {
    return ready({ kind: 'card', cause: declineCause(error) })
  }
  if (type === 'validation_error') return ready({ kind: 'input', cause: inputCause(code) })
  if (type === 'invalid_request_error') return ready({ kind: 'other', code: code ?? type })
  return checking
}
