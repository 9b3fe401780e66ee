/** Categories a household can send in one order (spec 000 §4, cart). */
export const householdCategories = [2, 3, 4, 7, 8, 9, 11] as const

/** Categories billed to companies, priced without VAT. */
export const businessCategories = [12, 13] as const

/** Round trip of every category that a van collects, in cents (decisions: Money). */
export const roundTripCents = 1390
