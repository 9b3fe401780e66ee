/** Whether operations let a company order on account; a company without a decision pays up front (decisions: Companies). */
export const creditStates = ['approved', 'suspended'] as const
export type CreditState = (typeof creditStates)[number]
