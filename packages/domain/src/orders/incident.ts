/** What a customer can ask for instead of buying garments that were in the bag, but not in the order. */
export const incidentAnswers = ['return'] as const
/** `return`: the garments come back uncleaned, at no cost. */
export type IncidentAnswer = (typeof incidentAnswers)[number]
