import type { Cents } from '@colada/domain/money/money'

/** An invoice that is attached to a mail about its order. */
export interface MailInvoice {
  /** With its series, `FS-2027/000001`. */
  readonly number: string
  /** Where the customer finds all invoices. */
  readonly url: string
}

/** An invoice that is attached to a mail of its own. */
export interface InvoiceFacts {
  readonly number: string
  readonly type: 'simplified' | 'full' | 'rectifying'
  /** Negative for a rectifying one. */
  readonly total: Cents
  /** Locators of its orders. */
  readonly orders: readonly string[]
  /** Numbers of the invoices that it rectifies or takes the place of. */
  readonly of: readonly string[]
  readonly invoicesUrl: string
}
