import type { Cents } from '../money/money.ts'
import type { StaffActor } from '../staff/actor.ts'
import { confirmationOf } from '../staff/confirmation.ts'

/** How a goodwill goes to the customer: back the way it was paid, or as credit for further orders. */
export const goodwillWays = ['refund', 'credit'] as const
export type GoodwillWay = (typeof goodwillWays)[number]

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
  if (!confirmationOf({ roles }, 'goodwill', given + amount).needsSecondPerson) return null
  if (!roles.includes('operations')) return 'operations'
  return isProposedByAnother ? null : 'second-person'
}
