import type { Cents } from '../money/money.ts'
import { EXTRA_TRANSPORT_CENTS } from '../schedule/slot-rules.ts'
import { type OrderStatus, orderStatus } from './status.ts'

/** Whose fault it is that an order is cancelled. The shop's returns everything. */
export const cancellationFaults = ['customer', 'shop'] as const
export type CancellationFault = (typeof cancellationFaults)[number]

/** Why some of the money of a cancelled order is kept; `washed`: washing has begun, so nothing comes back. */
export const keptReasons = ['missed-pickups', 'transport', 'charges', 'washed'] as const
export type KeptReason = (typeof keptReasons)[number]

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

/** A part of what is kept of a cancelled order. */
export interface KeptPart {
  readonly reason: KeptReason
  readonly amount: Cents
}

/** The effects of a cancellation. */
export interface Cancellation {
  /** Sum of the refunds. */
  readonly refund: Cents
  /** What the shop keeps of the money it has. */
  readonly kept: Cents
  /** Why, with the amounts that add up to `kept`. */
  readonly keptFor: readonly KeptPart[]
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
  const keptFor = fault === 'shop' ? [] : limitTo(available, retainedOf(order, available))
  const kept = keptFor.reduce((sum, { amount }) => sum + amount, 0)
  let toKeep = kept
  const refunds = payments.map(({ id, refundable }) => {
    const amount = Math.max(0, refundable - toKeep)
    toKeep -= refundable - amount
    return { paymentId: id, amount }
  })
  return {
    refund: available - kept,
    kept,
    keptFor,
    refunds: refunds.filter(({ amount }) => amount > 0),
    isReturnDue: isWithShop(order.status),
  }
}

/** Whether a cancelled order owes its garments: it was cancelled after the pickup. */
function isWithShop(status: OrderStatus): boolean {
  return status === orderStatus.collected || status === orderStatus.incident
}

function retainedOf(order: CancellableOrder, available: Cents): readonly KeptPart[] {
  if (!isWithShop(order.status)) {
    return [{ reason: 'missed-pickups', amount: EXTRA_TRANSPORT_CENTS * countMissedPickups(order.history) }]
  }
  if (order.history.includes(orderStatus.washing)) return [{ reason: 'washed', amount: available }]
  return [
    { reason: 'transport', amount: order.transport - order.transportDiscount },
    { reason: 'charges', amount: order.incidents },
  ]
}

/** No more is kept than was paid; parts without an amount are left out. */
function limitTo(available: Cents, parts: readonly KeptPart[]): readonly KeptPart[] {
  let left = available
  const limited = parts.map(({ reason, amount }) => {
    const taken = Math.min(left, amount)
    left -= taken
    return { reason, amount: taken }
  })
  return limited.filter(({ amount }) => amount > 0)
}

function countMissedPickups(history: readonly OrderStatus[]): number {
  return history.filter((status) => status === orderStatus.absentAtPickup).length
}

const { pendingPayment, created, absentAtPickup, collected } = orderStatus

/** Statuses in which customers cancel by themselves: until washing begins, and while no question about garments is open. */
const cancellableStatuses: readonly OrderStatus[] = [pendingPayment, created, absentAtPickup, collected]

/** Whether the customer can cancel an order. A pack of which some is used cannot be cancelled. */
export function canCancel({
  status,
  usedUses,
}: {
  readonly status: OrderStatus
  /** Uses of a pack that other orders have taken. */
  readonly usedUses: number
}): boolean {
  return cancellableStatuses.includes(status) && usedUses === 0
}

/** What remains possible for an order that can no longer be cancelled. */
export const nextSteps = ['withdraw', 'report'] as const
export type NextStep = (typeof nextSteps)[number]

/** Returns what remains possible for an order that can no longer be cancelled; `null` when nothing does. */
export function nextStepOf({
  canWithdraw,
  canReport,
}: {
  readonly canWithdraw: boolean
  readonly canReport: boolean
}): NextStep | null {
  if (canWithdraw) return 'withdraw'
  return canReport ? 'report' : null
}
