import type { Cents } from '@colada/domain/money/money'
import type { Executor } from '../database/connection.ts'
import { randomCode } from './random-code.ts'
import { addCoupon, type CouponRow } from './repository.ts'

/** What a credit is for, as customers read it. */
const titles = {
  claim: { titleEs: 'Crédito de una reclamación', titleEn: 'Credit from a claim' },
  goodwill: { titleEs: 'Crédito de cortesía', titleEn: 'Goodwill credit' },
} as const

interface NewCredit {
  readonly userId: number
  readonly amount: Cents
  readonly source: keyof typeof titles
}

/**
 * Creates a credit for further orders of a customer. Each use is worth one cent, so that an order takes what it needs and
 * the rest stays.
 *
 * @returns its code
 */
export async function createCredit(
  tx: Executor,
  { userId, amount, source }: NewCredit,
  at: Date,
): Promise<string> {
  const credit = await addCoupon(tx, {
    code: `SALDO${randomCode(8)}`,
    origin: 'credit',
    kind: 'amount',
    amount: 1,
    ownerId: userId,
    maxUses: amount,
    ...titles[source],
    createdAt: at,
  })
  if (!credit) throw new Error('The code of a credit exists.')
  return credit.code
}

/** What is left of a credit. */
export function creditLeft({ amount, maxUses, uses }: CouponRow): Cents {
  return amount * ((maxUses ?? 0) - uses)
}
