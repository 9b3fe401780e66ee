/** Discount of a sponsor's code on the garments, in percent (spec 001 §9, Money). */
export const sponsorOffer = { firstOrderPercent: 25, laterPercent: 10 } as const

/** A sponsor of customers, such as a club, with its landing page and its promo code (decisions: Buying). */
export interface Sponsor {
  /** Last segment of the page's path, and name of the file with its texts. */
  readonly slug: string
  readonly code: string
}

/** The sponsors; the API seeds their codes. */
export const sponsors: readonly Sponsor[] = [{ slug: 'club-ribera', code: 'CLUBRIBERA' }]

/** Percent that a sponsor's code takes off the garments of the next order. */
export const getSponsorPercent = (hasOrders: boolean): number =>
  hasOrders ? sponsorOffer.laterPercent : sponsorOffer.firstOrderPercent
