/** Founding year of the shop (decisions: founding year). */
export const FOUNDING_YEAR = 2014
