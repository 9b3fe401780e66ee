import { type Compensation, compensationOf } from '@colada/domain/claims/compensation'
import type { ClaimRecord } from './repository.ts'

/** What the rules give for a claim; the same function for what is shown and what is decided. */
export function compensationOfClaim({ claim, items }: Pick<ClaimRecord, 'claim' | 'items'>): Compensation {
  return compensationOf(items, { isLostOrder: claim.isLostOrder })
}
