/** The year the shop began (decisions: founding year). */
export const foundingYear = 2014
