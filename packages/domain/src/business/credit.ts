import type { Cents } from '../money/money.ts'

/**
 * Where the credit of a company is: it asks, operations decide, and an approved one is suspended and approved again. A
 * company without a state has never asked, and pays up front (decisions: Companies).
 */
export const creditStates = ['requested', 'approved', 'suspended', 'refused'] as const
export type CreditState = (typeof creditStates)[number]

/** States that operations choose. */
export const decidedStates = ['approved', 'suspended', 'refused'] as const satisfies readonly CreditState[]
export type DecidedState = (typeof decidedStates)[number]

/** Why credit is suspended: the job suspends what is overdue, and only this ends with a payment. */
export const suspensionCauses = ['overdue', 'decision'] as const
export type SuspensionCause = (typeof suspensionCauses)[number]

export const DEFAULT_LIMIT_CENTS: Cents = 500_00
export const MIN_LIMIT_CENTS: Cents = 1_00
/** The provider's maximum of an order is below it, too. */
export const MAX_LIMIT_CENTS: Cents = 100_000_00
/** A higher limit needs a second person in operations. */
export const MAX_LIMIT_OF_ONE_CENTS: Cents = 3_000_00
/** Days from a statement until it is due. */
export const DEFAULT_TERMS_DAYS = 30
export const MAX_TERMS_DAYS = 90
/** Days after the due date until credit is suspended. */
export const OVERDUE_DAYS = 15

/** Whether an amount can be the limit of a company; `null` is what cannot be read. */
export function isLimit(amount: Cents | null): amount is Cents {
  return amount !== null && amount >= MIN_LIMIT_CENTS && amount <= MAX_LIMIT_CENTS
}

/** What is owed, and how much of it is allowed. */
export interface Credit {
  /** What the company owes; negative when it has paid too much. */
  readonly balance: Cents
  readonly limit: Cents
}

/** What can still be ordered on account. */
export function creditLeft({ balance, limit }: Credit): Cents {
  return Math.max(0, limit - balance)
}

/** What an amount exceeds the limit by; 0 within it. */
export function missingCredit({ balance, limit }: Credit, amount: Cents): Cents {
  return Math.max(0, balance + amount - limit)
}

/** Whether an amount can be ordered on account: the open balance and it do not exceed the limit. */
export function canOrderOnAccount(credit: Credit, amount: Cents): boolean {
  return missingCredit(credit, amount) === 0
}

/** Whether a limit needs the approval of a second person: it is high, and higher than the one that was approved. */
export function needsSecondPerson(limit: Cents, approvedLimit: Cents): boolean {
  return limit > MAX_LIMIT_OF_ONE_CENTS && limit > approvedLimit
}
