/** A way to pay. Wallets are cards of the same provider, taken by another hand. */
export type PaymentMethod = 'card' | 'wallet' | 'paypal'

/**
 * `confirming`: the provider said yes and the shop's own word is awaited. `checking`: no answer came, so nobody
 * is asked to pay again before it is known (trust 9).
 */
export type PaymentPhase = 'ready' | 'paying' | 'confirming' | 'checking'

export interface PaymentFailure {
  /**
   * `card`: another card may do. `input`: something is missing. `unsent`: it never reached the provider and may be
   * tried again. `paypalDeclined`: another means at PayPal may do. `paypal`: PayPal failed. `other`: the technical
   * team can help.
   */
  readonly kind: 'card' | 'input' | 'unsent' | 'paypalDeclined' | 'paypal' | 'other'
  /** The provider's words, in the page's language; may be empty. */
  readonly message: string
}

/** How an attempt to pay ended, as far as the browser can know. Only the server's word makes an order paid (trust 3). */
export interface AttemptOutcome {
  readonly phase: Exclude<PaymentPhase, 'paying'>
  readonly failure: PaymentFailure | null
}

export const confirming: AttemptOutcome = { phase: 'confirming', failure: null }
export const checking: AttemptOutcome = { phase: 'checking', failure: null }

/** The customer may try again: nothing was charged. */
export function ready(failure: PaymentFailure | null = null): AttemptOutcome {
  return { phase: 'ready', failure }
}
