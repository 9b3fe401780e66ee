import type { Cents } from '@colada/domain/money/money'
import { orderStatus } from '@colada/domain/orders/status'

/** Cents below which the card provider takes no payment; so small a rest is the shop's. */
const smallestPayment: Cents = 50

/** Whether a new order waits for a payment: companies are billed, and what cannot be charged is not due. */
export function isPaidUpFront(order: { total: Cents; isBusiness: boolean }): boolean {
  return !order.isBusiness && order.total >= smallestPayment
}

/** What the customer still has to pay for an order now. */
export function amountDue(order: { status: number; total: Cents; paid: Cents; isBusiness: boolean }): Cents {
  if (order.status !== orderStatus.pendingPayment) return 0
  return Math.max(0, order.total - order.paid)
}
