import type { Cents } from '../money/money.ts'
import { EXTRA_TRANSPORT_CENTS } from '../schedule/slot-rules.ts'
import { type OrderStatus, orderStatus } from './status.ts'

/** Whose fault it is that an order is cancelled. The shop's returns everything. */
export const cancellationFaults = ['customer', 'shop'] as const
export type CancellationFault = (typeof cancellationFaults)[number]

/** What decides what is kept of a cancelled order. */
export interface CancellableOrder {
  readonly status: OrderStatus
  /** Both legs, before the discount. */
  readonly transport: Cents
  readonly transportDiscount: Cents
  /** Charges added after the order: late changes and absences. */
  readonly incidents: Cents
  /** All statuses it has had, in order. */
  readonly history: readonly OrderStatus[]
}

/** Money of an order that a payment captured and that is not returned yet. */
export interface RefundablePayment {
  readonly id: number
  readonly refundable: Cents
}

/** The effects of a cancellation. */
export interface Cancellation {
  /** Sum of the refunds. */
  readonly refund: Cents
  /** What the shop keeps of the money it has. */
  readonly kept: Cents
  /** What goes back, by payment; payments of which nothing goes back are left out. */
  readonly refunds: readonly { readonly paymentId: number; readonly amount: Cents }[]
  /** The garments are with the shop: the delivery leg is kept to return them. */
  readonly isReturnDue: boolean
}

/**
 * Calculates what comes back when an order is cancelled. Before the pickup everything, but 3.00 for each missed visit;
 * from then until washing begins all but the transport and the charges; after that nothing. By the shop's fault
 * everything. What is kept is taken from the oldest payment. Source: decisions (cancellation), spec 000 §4, 001 §9.
 *
 * @param payments the oldest first
 */
export function cancellationOf(
  order: CancellableOrder,
  payments: readonly RefundablePayment[],
  fault: CancellationFault,
): Cancellation {
  const available = payments.reduce((sum, payment) => sum + payment.refundable, 0)
  const kept = fault === 'shop' ? 0 : Math.min(available, retainedOf(order, available))
  let toKeep = kept
  const refunds = payments.map(({ id, refundable }) => {
    const amount = Math.max(0, refundable - toKeep)
    toKeep -= refundable - amount
    return { paymentId: id, amount }
  })
  return {
    refund: available - kept,
    kept,
    refunds: refunds.filter(({ amount }) => amount > 0),
    isReturnDue: isWithShop(order.status),
  }
}

/** Whether a cancelled order owes its garments: it was cancelled after the pickup. */
function isWithShop(status: OrderStatus): boolean {
  return status === orderStatus.collected || status === orderStatus.incident
}

function retainedOf(order: CancellableOrder, available: Cents): Cents {
  if (!isWithShop(order.status)) return EXTRA_TRANSPORT_CENTS * countMissedPickups(order.history)
  if (order.history.includes(orderStatus.washing)) return available
  return order.transport - order.transportDiscount + order.incidents
}

function countMissedPickups(history: readonly OrderStatus[]): number {
  return history.filter((status) => status === orderStatus.absentAtPickup).length
}
