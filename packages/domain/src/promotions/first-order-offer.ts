/**
 * The welcome offer: its code, and the percent it takes off a first order (spec 001 §9, Money). A friend's personal code
 * gives the same.
 */
export const firstOrderOffer = { code: 'WASH20WEB', percent: 20 } as const
