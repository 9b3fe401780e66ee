/** Seconds a customer has to pay a new order (spec 000 §4, Payment). */
export const paymentWindow = 1800
/** Seconds between looks at the status once the countdown is over. */
export const recheckEvery = 60
/** Looks at a new order's status, and the first delay in seconds, doubling each time (spec 000 §4). */
export const newOrderRefetches = 8
export const firstRefetchAfter = 1
/** Cents above which something is still to be paid (spec 001 §9, 0.1). */
export const pendingThreshold = 10
/** Cents below which the card provider takes no payment; so small a total is the shop's. */
export const smallestPayment = 50
/** Cents above which a discount is worth a line (spec 000 §5, 0.01). */
export const discountLineAbove = 1
/** Characters of a cardholder's name (spec 000 §5). */
export const cardholderLength = 100
export const remarksLength = 200

/** Seconds left to pay; never negative. Instants in epoch seconds, by the server's clock. */
export function secondsLeft(payBefore: number, now: number): number {
  return Math.max(0, Math.ceil(payBefore - now))
}
