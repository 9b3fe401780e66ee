import type { Cents } from '../money/money.ts'
import type { StaffActor } from '../staff/actor.ts'

/** How a goodwill goes to the customer: back the way it was paid, or as credit for further orders. */
export const goodwillWays = ['refund', 'credit'] as const
export type GoodwillWay = (typeof goodwillWays)[number]

/** What a counter gives of one order without operations. */
export const MAX_COUNTER_GOODWILL_CENTS = 1000
/** What one person of operations gives of one order without a second one. */
export const MAX_SINGLE_GOODWILL_CENTS = 20_000

export interface GoodwillBasis {
  /** What the order has got before. */
  readonly given: Cents
  /** What is paid, and neither returned nor credited. */
  readonly refundable: Cents
  /** Somebody else in operations has proposed the same. */
  readonly isProposedByAnother: boolean
}

/** Why a goodwill is not given now: more than is paid, the role, or one person alone. */
export type GoodwillObstacle = 'too-large' | 'operations' | 'second-person'

/**
 * Returns why a member may not give an amount as goodwill; `null` where nothing prevents it. The limits are for all that an
 * order gets. Source: operations §1.
 */
export function obstacleToGoodwill(
  { roles }: Pick<StaffActor, 'roles'>,
  amount: Cents,
  { given, refundable, isProposedByAnother }: GoodwillBasis,
): GoodwillObstacle | null {
  if (amount > refundable) return 'too-large'
  const sum = given + amount
  if (!roles.includes('operations')) return sum > MAX_COUNTER_GOODWILL_CENTS ? 'operations' : null
  return sum > MAX_SINGLE_GOODWILL_CENTS && !isProposedByAnother ? 'second-person' : null
}
