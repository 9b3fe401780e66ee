import type { Cents } from '../money/money.ts'

/** Law 7/2012, as changed by law 11/2021: no part of an operation with a company may be paid in cash when it costs this much. */
const CASH_LIMIT_CENTS: Cents = 100_000

/** Whether a part of an operation may be paid in cash. `total` is that of the whole operation, not of the part. */
export function mayPayCash(total: Cents): boolean {
  return total < CASH_LIMIT_CENTS
}

/** Returns the change, or `null` when the customer has given less than the amount. */
export function changeOf(amount: Cents, received: Cents): Cents | null {
  return received < amount ? null : received - amount
}
