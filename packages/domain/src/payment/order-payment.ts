import type { Cents } from '../money/money.ts'
import { type PaymentWay, paymentWays } from './ways.ts'

/** A captured payment of an order, or of a change of it. */
export interface OrderPayment {
  readonly paidBy: PaymentWay
  readonly paid: Cents
  readonly refunded: Cents
  /** A refund that the provider has not made yet. */
  readonly refunding: Cents
  /** Epoch seconds. */
  readonly paidAt: number
}

/** What happened to the money of an order, in all and by the way it was paid. */
export interface PaidSummary {
  readonly paid: Cents
  /** What the shop keeps. */
  readonly kept: Cents
  readonly refunded: readonly { readonly paidBy: PaymentWay; readonly amount: Cents }[]
  readonly refunding: readonly { readonly paidBy: PaymentWay; readonly amount: Cents }[]
}

export function summarizePayments(payments: readonly OrderPayment[]): PaidSummary {
  const sumOf = (amount: 'paid' | 'refunded' | 'refunding', of = payments) =>
    of.reduce((sum, payment) => sum + payment[amount], 0)
  const byWay = (amount: 'refunded' | 'refunding') =>
    paymentWays
      .map((paidBy) => ({
        paidBy,
        amount: sumOf(
          amount,
          payments.filter((payment) => payment.paidBy === paidBy),
        ),
      }))
      .filter((way) => way.amount > 0)
  return {
    paid: sumOf('paid'),
    kept: sumOf('paid') - sumOf('refunded') - sumOf('refunding'),
    refunded: byWay('refunded'),
    refunding: byWay('refunding'),
  }
}
