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

/** What pays: a card that is kept, or one just typed with its holder's name. */
export type CardChoice =
  | { readonly kind: 'saved'; readonly id: SavedCard['id'] }
  | { readonly kind: 'typed'; readonly element: StripeCardElement; readonly holder: string }

/** Pays with a card, asking its bank where it wants to be asked (3-D Secure). */
export function confirmCard(stripe: Stripe, clientSecret: string, card: CardChoice): Promise<AttemptOutcome> {
  const method =
    card.kind === 'saved' ? card.id : { card: card.element, billing_details: { name: card.holder } }
  return confirmAndVerify(stripe, clientSecret, () =>
    stripe.confirmCardPayment(clientSecret, { payment_method: method }),
  )
}

/** Pays with what a wallet of this device has released. */
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

/** Asks the provider what came of a payment. Open means that nothing was charged. */
export async function retrieveOutcome(stripe: Stripe, clientSecret: string): Promise<AttemptOutcome> {
  try {
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
    return paymentIntent ? fromIntent(paymentIntent) : checking
  } catch {
    return checking
  }
}

/** What was not answered, or threw, is asked for once more: a lost answer is not a no (trust 9). */
async function confirmAndVerify(
  stripe: Stripe,
  clientSecret: string,
  confirm: () => Promise<PaymentIntentResult>,
): Promise<AttemptOutcome> {
  let told: AttemptOutcome
  let refusal: PaymentFailure
  try {
    const { paymentIntent, error } = await confirm()
    told = error ? fromError(error) : fromIntent(paymentIntent)
    refusal = { kind: 'unsent', message: error?.message ?? '' }
  } catch (problem) {
    told = checking
    refusal = { kind: 'other', message: problem instanceof Error ? problem.message : '' }
  }
  if (told.phase !== 'checking') return told
  const found = await retrieveOutcome(stripe, clientSecret)
  return found.failure?.kind === 'unsent' ? ready(refusal) : found
}

function fromIntent({ status, last_payment_error }: PaymentIntent): AttemptOutcome {
  if (status === 'succeeded' || status === 'processing' || status === 'requires_capture') return confirming
  return ready(
    last_payment_error
      ? { kind: 'card', message: last_payment_error.message ?? '' }
      : { kind: 'unsent', message: '' },
  )
}

function fromError({ type, message = '', code, payment_intent }: StripeError): AttemptOutcome {
  // Pressed in another window or answered before: it is paid already.
  if (payment_intent?.status === 'succeeded') return confirming
  if (type === 'card_error' || code === 'payment_intent_authentication_failure') {
    return ready({ kind: 'card', message })
  }
  if (type === 'validation_error') return ready({ kind: 'input', message })
  if (type === 'invalid_request_error') return ready({ kind: 'other', message })
  return checking
}
