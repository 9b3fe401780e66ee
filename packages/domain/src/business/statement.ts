import type { Cents } from '../money/money.ts'
import { type Month, monthOf } from './month.ts'

/**
 * What changes the balance of a company: an order on account or more of it, its cancellation, money that it paid, and a
 * correction by operations.
 */
export const entryKinds = ['order', 'cancellation', 'payment', 'adjustment'] as const
export type EntryKind = (typeof entryKinds)[number]

/** A row of an account; the balance is the sum of all of them. */
export interface AccountEntry {
  readonly kind: EntryKind
  /** Signed: what is owed is positive, what is paid or taken back negative. */
  readonly amount: Cents
  /** VAT included in the amount, as the order stored it; 0 for payments. */
  readonly vat: Cents
  /** Null for a payment of the balance. */
  readonly orderId: number | null
  /** Empty without an order. */
  readonly locator: string
  /** Epoch seconds. */
  readonly at: number
}

/** The account of a company in one month. */
export interface Statement<Entry extends AccountEntry = AccountEntry> {
  readonly month: Month
  /** The month is not over: more can be added. */
  readonly isProvisional: boolean
  readonly opening: Cents
  readonly orders: Cents
  readonly cancellations: Cents
  readonly payments: Cents
  readonly adjustments: Cents
  readonly closing: Cents
  readonly entries: readonly Entry[]
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

/** The balance of an account: the sum of its entries. */
export function balanceOf(entries: readonly Pick<AccountEntry, 'amount'>[]): Cents {
  return sum(entries.map(({ amount }) => amount))
}

/**
 * The statement of a month: what was owed before, what was added, cancelled and paid, and what is owed at its end.
 *
 * @param opening the sum of all entries before the month
 * @param entries those of the month, the oldest first
 * @param now epoch seconds
 */
export function statementOf<Entry extends AccountEntry>(
  month: Month,
  opening: Cents,
  entries: readonly Entry[],
  now: number,
): Statement<Entry> {
  const sumOf = (kind: EntryKind) => balanceOf(entries.filter((entry) => entry.kind === kind))
  return {
    month,
    isProvisional: month >= monthOf(now),
    opening,
    orders: sumOf('order'),
    cancellations: sumOf('cancellation'),
    payments: sumOf('payment'),
    adjustments: sumOf('adjustment'),
    closing: opening + balanceOf(entries),
    entries,
  }
}

/** An order of a summary invoice. */
export interface SummaryOrder {
  readonly orderId: number
  readonly locator: string
  readonly base: Cents
  readonly vat: Cents
  readonly total: Cents
}

/** What the summary invoice of a month has. */
export interface Summary {
  readonly month: Month
  readonly orders: readonly SummaryOrder[]
  readonly base: Cents
  /** The sum of the stored VAT of the orders, so that it equals what was shown. */
  readonly vat: Cents
  readonly total: Cents
}

/** What entries add to each order, less what they take back; also an order of which nothing is left. */
export function sumByOrder(entries: readonly AccountEntry[]): SummaryOrder[] {
  const orders = new Map<number, SummaryOrder>()
  for (const { kind, orderId, locator, amount, vat } of entries) {
    if (orderId === null || kind === 'payment') continue
    const known = orders.get(orderId) ?? { orderId, locator, base: 0, vat: 0, total: 0 }
    const total = known.total + amount
    orders.set(orderId, { ...known, total, vat: known.vat + vat, base: total - known.vat - vat })
  }
  return [...orders.values()]
}

/**
 * The orders of a summary invoice with their amounts: what a month added to each, less what it cancelled. An order that
 * was cancelled in the same month without costs is left out; of one from an earlier month, what is taken back is
 * negative. Source: operations, 5.6; RD 1619/2012, art. 13.
 */
export function summaryOf(month: Month, entries: readonly AccountEntry[]): Summary {
  const billed = sumByOrder(entries).filter(({ total, vat }) => total !== 0 || vat !== 0)
  const total = sum(billed.map((order) => order.total))
  const vat = sum(billed.map((order) => order.vat))
  return { month, orders: billed, base: total - vat, vat, total }
}
