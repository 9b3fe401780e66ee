import type { SavedCard } from '@colada/domain/payment/card'
import type { PaymentIntent, Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js'
import { useRef, useState } from 'react'

/** What pays: a card that is kept, or one just typed with its holder's name. */
export type CardChoice =
  | { readonly kind: 'saved'; readonly id: SavedCard['id'] }
  | { readonly kind: 'typed'; readonly element: StripeCardElement; readonly holder: string }

/**
 * `confirming`: the provider said yes and the shop's own word is awaited. `checking`: no answer came, so nobody
 * is asked to pay again before it is known (trust 9).
 */
export type PaymentPhase = 'ready' | 'paying' | 'confirming' | 'checking'

export interface CardRefusal {
  /** `card`: another card may do. `input`: something is missing. `other`: the technical team can help. */
  readonly kind: 'card' | 'input' | 'other'
  /** The provider's words, in the page's language. */
  readonly message: string
}

type Outcome = { readonly phase: PaymentPhase; readonly refusal: CardRefusal | null }

/** Pays with a card, once at a time, and tells how it ended as far as the browser can know. */
export function useCardPayment(stripe: Stripe | null) {
  const [outcome, setOutcome] = useState<Outcome>({ phase: 'ready', refusal: null })
  const running = useRef(false)

  const pay = async (clientSecret: string, card: CardChoice) => {
    if (!stripe || running.current) return
    running.current = true
    setOutcome({ phase: 'paying', refusal: null })
    const next = await confirm(stripe, clientSecret, card)
    setOutcome(next.phase === 'checking' ? await lookUp(stripe, clientSecret) : next)
    running.current = false
  }
  /** Asks the provider how an unanswered payment ended. */
  const check = async (clientSecret: string) => {
    if (stripe) setOutcome(await lookUp(stripe, clientSecret))
  }

  return { ...outcome, pay, check, startChecking: () => setOutcome({ phase: 'checking', refusal: null }) }
}

async function confirm(stripe: Stripe, clientSecret: string, card: CardChoice): Promise<Outcome> {
  try {
    const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
      payment_method:
        card.kind === 'saved' ? card.id : { card: card.element, billing_details: { name: card.holder } },
    })
    return error ? ofError(error) : ofIntent(paymentIntent)
  } catch {
    return { phase: 'checking', refusal: null }
  }
}

async function lookUp(stripe: Stripe, clientSecret: string): Promise<Outcome> {
  try {
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
    return paymentIntent ? ofIntent(paymentIntent) : { phase: 'checking', refusal: null }
  } catch {
    return { phase: 'checking', refusal: null }
  }
}

function ofIntent({ status, last_payment_error }: PaymentIntent): Outcome {
  if (status === 'succeeded' || status === 'processing' || status === 'requires_capture') {
    return { phase: 'confirming', refusal: null }
  }
  return { phase: 'ready', refusal: { kind: 'card', message: last_payment_error?.message ?? '' } }
}

function ofError({ type, message = '', code, payment_intent }: StripeError): Outcome {
  // Pressed in another window or answered before: it is paid already.
  if (payment_intent?.status === 'succeeded') return { phase: 'confirming', refusal: null }
  if (type === 'card_error' || code === 'payment_intent_authentication_failure') {
    return { phase: 'ready', refusal: { kind: 'card', message } }
  }
  if (type === 'validation_error') return { phase: 'ready', refusal: { kind: 'input', message } }
  if (type === 'invalid_request_error') return { phase: 'ready', refusal: { kind: 'other', message } }
  return { phase: 'checking', refusal: null }
}
