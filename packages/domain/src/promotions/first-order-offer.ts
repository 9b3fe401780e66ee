/**
 * Welcome offer: code and discount of the first order in percent (spec 001 §9, Money). The personal code of a friend
 * has the same discount.
 */
export const firstOrderOffer = { code: 'WASH20WEB', percent: 20 } as const

/** What the welcome offer takes off: a share of the garments, not of the transport. */
export const firstOrderDiscount = { kind: 'percent', percent: firstOrderOffer.percent, on: 'items' } as const
