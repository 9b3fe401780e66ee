/** A way to pay. Wallets are cards of the same provider, taken by another hand. */
export type PayWay = 'card' | 'wallet' | 'paypal'

/**
 * `confirming`: the provider said yes and the shop's own word is awaited. `checking`: no answer came, so nobody
 * is asked to pay again before it is known (trust 9).
 */
export type PaymentPhase = 'ready' | 'paying' | 'confirming' | 'checking'

export interface Refusal {
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
export interface Outcome {
  readonly phase: Exclude<PaymentPhase, 'paying'>
  readonly refusal: Refusal | null
}

export const confirming: Outcome = { phase: 'confirming', refusal: null }
export const checking: Outcome = { phase: 'checking', refusal: null }

/** The customer may try again: nothing was charged. */
export function ready(refusal: Refusal | null = null): Outcome {
  return { phase: 'ready', refusal }
}
