import type { Cents } from '../money/money.ts'

/** Coins and notes, cents, the largest first. */
export const denominations: readonly Cents[] = [
  50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1,
]

/** Pieces of each denomination; those without pieces may be left out. */
export type CashCount = Readonly<Record<string, number | undefined>>

/** Returns the money of a count. */
export function sumOfCount(count: CashCount): Cents {
  return Object.entries(count).reduce(
    (sum, [denomination, pieces]) => sum + Number(denomination) * (pieces ?? 0),
    0,
  )
}

/** What changes the cash of a drawer. The first two belong to a payment or a refund; staff enter the others. */
export const movementKinds = ['sale', 'refund', 'paid_in', 'paid_out', 'drop', 'no_sale'] as const
export type MovementKind = (typeof movementKinds)[number]
/** The movements that staff enter, each with a reason. `no_sale`: the drawer was opened without a sale. */
export const enteredMovementKinds = ['paid_in', 'paid_out', 'drop', 'no_sale'] as const
export type EnteredMovementKind = (typeof enteredMovementKinds)[number]

/** Returns what a movement adds to the drawer; negative when money leaves it. `amount` has no sign. */
export function signedAmount(kind: MovementKind, amount: Cents): Cents {
  if (kind === 'no_sale') return 0
  return kind === 'sale' || kind === 'paid_in' ? amount : -amount
}

/** Returns the cash that a drawer should have: its float and all its movements. */
export function expectedCash(float: Cents, movements: readonly { readonly amount: Cents }[]): Cents {
  return movements.reduce((sum, { amount }) => sum + amount, float)
}

/** The money of the movements of a kind, signed, and their number. */
export interface MovementTotal {
  readonly amount: Cents
  readonly count: number
}

/** Returns the totals of the movements of a drawer by kind, for its closing report. */
export function totalsByKind(
  movements: readonly { readonly kind: MovementKind; readonly amount: Cents }[],
): Readonly<Record<MovementKind, MovementTotal>> {
  const totals = movementKinds.map((kind) => {
    const ofKind = movements.filter((movement) => movement.kind === kind)
    return [kind, { amount: expectedCash(0, ofKind), count: ofKind.length }] as const
  })
  return Object.fromEntries(totals) as Record<MovementKind, MovementTotal>
}

/** What a closing needs: nothing, a reason, or a reason and the approval of operations. */
export type ClosingNeed = 'nothing' | 'reason' | 'approval'

/** A difference up to this amount closes without a reason. */
const MAX_UNEXPLAINED_CENTS: Cents = 200
/** A larger difference needs an approval. */
const MAX_UNAPPROVED_CENTS: Cents = 2000

/** Returns what the closing of a drawer with a difference needs; the difference is counted minus expected. */
export function closingNeed(difference: Cents): ClosingNeed {
  const amount = Math.abs(difference)
  if (amount <= MAX_UNEXPLAINED_CENTS) return 'nothing'
  return amount <= MAX_UNAPPROVED_CENTS ? 'reason' : 'approval'
}

/** Tills of a store. */
export const MAX_TILLS = 9
