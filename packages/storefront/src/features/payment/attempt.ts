/** A payment method. Wallets are cards of the same provider. */
export type PaymentMethod = 'card' | 'wallet' | 'paypal'

/**
 * `confirming`: the provider has succeeded and the API has yet to confirm. `checking`: the outcome is unknown, so no other
 * attempt is possible until it is known (trust 9).
 */
export type PaymentPhase = 'ready' | 'paying' | 'confirming' | 'checking'

export interface PaymentFailure {
  /**
   * `card`: the card was declined. `input`: the form is incomplete. `unsent`: the provider has not received it; a retry is
   * safe. `paypalDeclined`: PayPal declined its funding source. `paypal`: PayPal failed. `other`: contact the shop.
   */
  readonly kind: 'card' | 'input' | 'unsent' | 'paypalDeclined' | 'paypal' | 'other'
  /** The provider's message in the page's language; may be empty. */
  readonly message: string
}

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
