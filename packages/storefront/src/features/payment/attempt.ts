import type { DeclineCause, InputCause } from './card-errors.ts'

/** A payment method. Wallets are cards of the same provider. */
export type PaymentMethod = 'card' | 'wallet' | 'paypal'

/**
 * `confirming`: the provider has succeeded and the API has yet to confirm. `checking`: the outcome is unknown, so no other
 * attempt is possible until it is known (trust 9).
 */
export type PaymentPhase = 'ready' | 'paying' | 'confirming' | 'checking'

export type PaymentFailure =
  /** The card was declined. */
  | { readonly kind: 'card'; readonly cause: DeclineCause }
  /** The form is incomplete. */
  | { readonly kind: 'input'; readonly cause: InputCause }
  /** The provider has not received it, so a retry is safe; or PayPal declined its funding source. */
  | { readonly kind: 'unsent' | 'paypalDeclined' }
  /** PayPal failed, with the API's message if it has one. */
  | { readonly kind: 'paypal'; readonly message?: string }
  /** The customer has to contact the shop, with the provider's error code. */
  | { readonly kind: 'other'; readonly code: string }

/** The outcome of an attempt as the browser sees it. Only the server marks an order as paid (trust 3). */
export interface AttemptOutcome {
  readonly phase: Exclude<PaymentPhase, 'paying'>
  readonly failure: PaymentFailure | null
}

export const confirming: AttemptOutcome = { phase: 'confirming', failure: null }
export const checking: AttemptOutcome = { phase: 'checking', failure: null }

/** Nothing was charged; the customer can try again. */
export function ready(failure: PaymentFailure | null = null): AttemptOutcome {
  return { phase: 'ready', failure }
}
