import type { Cents } from '../money/money.ts'
import { type OrderStatus, orderStatus } from './status.ts'

/** An order with a larger pending amount is unpaid (spec 001 §9, 0.1). */
export const PENDING_THRESHOLD_CENTS = 10
/** Minimum amount of the card provider; smaller totals are not charged. */
const MIN_PAYMENT_CENTS = 50

/** The money of an order. */
export interface OrderAccount {
  readonly status: OrderStatus
  /** Billed on the statement of a company. */
  readonly isOnAccount: boolean
  readonly total: Cents
  /** Captured, including what is returned. */
  readonly paid: Cents
  /** All refunds, those that wait included. */
  readonly refundsTotal: Cents
  /** What withdrawals and goodwill took off the total. */
  readonly withdrawn: Cents
}

const notAccepted: readonly OrderStatus[] = [
  orderStatus.pendingPayment,
  orderStatus.cancelled,
  orderStatus.error,
]

/**
 * Returns what the customer still owes for an accepted order. Amounts below the provider's minimum are not charged when
 * they arise; those of one order add up (decisions: Money). Orders on account are on the statement.
 */
export function openBalance(order: OrderAccount): Cents {
  if (order.isOnAccount || notAccepted.includes(order.status)) return 0
  return Math.max(0, order.total - order.withdrawn - (order.paid - order.refundsTotal))
}

/**
 * Returns the balance that is shown and collected with the customer's next payment; 0 up to the threshold of 0.10 (spec
 * 001 §9).
 */
export function pendingBalance(order: OrderAccount): Cents {
  const balance = openBalance(order)
  return balance > PENDING_THRESHOLD_CENTS ? balance : 0
}

/** Whether the card provider accepts an amount; smaller ones stay pending. */
export function isChargeable(amount: Cents): boolean {
  return amount >= MIN_PAYMENT_CENTS
}
