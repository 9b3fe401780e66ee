import { countGarments } from '../cart/cart-rules.ts'
import type { Order, OrderLeg, PendingChange } from '../orders/order.ts'
import { isPayable } from '../orders/payable.ts'
import { orderStatus } from '../orders/status.ts'

/**
 * Outcome of a payment. `nothing`: there was nothing to pay. `timeOut` and `cancelled` have different messages
 * (spec 001 §8).
 */
export type PaymentOutcome = 'paid' | 'timeOut' | 'cancelled' | 'nothing'

type OrderState = Pick<
  Order,
  'status' | 'pending' | 'payBefore' | 'pendingChange' | 'items' | 'pickups' | 'deliveries'
>

const knownStatuses: readonly number[] = Object.values(orderStatus)

/**
 * Derives the outcome of a payment from the order before and after. Status 60, an unknown status, or a pending change
 * that disappeared without being applied mean a timeout; before the deadline, a cancellation (spec 000 §4, Payment).
 *
 * @param before - The order while the payment was pending; `null` when it was not observed.
 * @param at - Time of `now` in epoch seconds, by the server's clock.
 * @returns The outcome; `null` while the payment is pending.
 */
export function getPaymentOutcome(
  before: OrderState | null,
  now: OrderState,
  at: number,
): PaymentOutcome | null {
  if (isPayable(now)) return null
  const isLost =
    now.status === orderStatus.cancelled ||
    now.status === orderStatus.error ||
    !knownStatuses.includes(now.status)
  if (before === null) return isLost ? 'cancelled' : 'nothing'
  const change = before.pendingChange
  if (!isLost && (change === null || isChangeApplied(change, before, now))) return 'paid'
  const isExpired = before.payBefore !== null && at >= before.payBefore
  return isExpired || !isLost ? 'timeOut' : 'cancelled'
}

/** Whether the order shows the change: more garments, or the new times. */
function isChangeApplied(change: PendingChange, before: OrderState, now: OrderState): boolean {
  const isMoved = (target: OrderLeg | null, legs: readonly OrderLeg[]) =>
    target === null || legs.some((leg) => leg.startsAt === target.startsAt)
  return (
    isMoved(change.pickup, now.pickups) &&
    isMoved(change.delivery, now.deliveries) &&
    (change.lines.length === 0 || countGarments(now.items) > countGarments(before.items))
  )
}
