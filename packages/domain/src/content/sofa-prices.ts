import type { Cents } from '../money/money.ts'

/** Price of cleaning a sofa at the customer's home, in fabric and in leather (spec 001 §9, Money). */
export interface SofaPrice {
  readonly fabric: Cents
  readonly leather: Cents
}

export const sofaPrices = {
  oneSeat: { fabric: 4995, leather: 5995 },
  twoSeats: { fabric: 8995, leather: 10_795 },
  threeSeats: { fabric: 12_995, leather: 15_595 },
  chaiseLongue: { fabric: 2495, leather: 2995 },
  chair: { fabric: 1495, leather: 1995 },
  stool: { fabric: 1095, leather: 1495 },
} as const satisfies Record<string, SofaPrice>
