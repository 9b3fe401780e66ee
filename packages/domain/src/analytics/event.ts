import type { Cents } from '../money/money.ts'
import { includedVat } from '../money/vat.ts'

/**
 * Events that are counted: a page or a product was seen, a garment was added to the cart or removed from it, a checkout was
 * begun, an order was paid or placed on account, a customer registered, a message was sent.
 */
export const eventNames = [
  'page',
  'product',
  'cart',
  'cart_removal',
  'checkout',
  'payment',
  'registration',
  'contact',
] as const
export type EventName = (typeof eventNames)[number]

/** Path of the endpoint that counts events; separate from its contract, so that pages need no schema library. */
export const EVENTS_PATH = '/events'

/** Events of one request. */
export const MAX_EVENTS = 20

/** Time on a page after which its visit is counted (spec 001 §9). */
export const PAGE_VISIT_DELAY_MS = 2_500

/** Time on a checkout after which it is counted (spec 001 §9). */
export const CHECKOUT_DELAY_MS = 2_000

/** Smaller orders are not counted (spec 001 §9). */
export const MIN_COUNTED_CENTS = 50

/** The counted value of a payment: the amount without VAT (spec 001 §9); `null` when it is too small to be counted. */
export function toCountedValue(amount: Cents): Cents | null {
  return amount < MIN_COUNTED_CENTS ? null : amount - includedVat(amount)
}
