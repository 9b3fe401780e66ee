import type { Cents } from '@colada/domain/money/money'

interface Withdrawal {
  /** Empty for an address that is not known to be the customer's. */
  readonly firstName: string
  readonly locator: string
  readonly reference: string
}

/** The acknowledgement of a statement of withdrawal, on a durable medium with its date and time. */
export interface WithdrawalReceived extends Withdrawal {
  readonly receivedAt: Date
  /** What was typed; `null` to an address that is not known to be the customer's. */
  readonly statement: { readonly name: string; readonly garments: string } | null
}

/** What was decided about a withdrawal. */
export interface WithdrawalDecided extends Withdrawal {
  readonly isRefused: boolean
  readonly refund: Cents
  /** In the words of the shop; empty for none. */
  readonly reason: string
  readonly contactUrl: string
}
