import type { Cents } from '../money/money.ts'

/** What the customer who brought a friend gets when the friend's first order is delivered (spec 001 §9). */
export const referralReward: Cents = 600
