import type { Cents } from '../money/money.ts'

/** Reward of the referring customer when the friend's first order is delivered (spec 001 §9). */
export const REFERRAL_REWARD_CENTS: Cents = 600
