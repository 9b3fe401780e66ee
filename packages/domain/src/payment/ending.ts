import type { Order, OrderLeg, PendingChange } from '../orders/order.ts'
import { orderStatus } from '../orders/status.ts'
import { isPayable } from './due.ts'

/**
 * How a payment ended. `nothing`: there was nothing to pay in the first place. `timeOut` and `cancelled` differ
 * in what the customer is told (spec 001 §8).
 */
export type PaymentEnding = 'paid' | 'timeOut' | 'cancelled' | 'nothing'

type Ended = Pick<
  Order,
  'status' | 'pending' | 'payBefore' | 'pendingChange' | 'items' | 'pickups' | 'deliveries'
>

const known: readonly number[] = Object.values(orderStatus)

/**
 * How the payment of an order ended, by the order alone: as it was while it waited (`null` where nobody looked)
 * and as it is now. `null` while it still waits. Instants in epoch seconds, by the server's clock.
 *
 * A status of 60, one nobody knows, or a change that is gone without having happened, is a payment that was too
 * late; before its time was over, the order was cancelled (spec 000 §4, Payment).
 */
export function paymentEnding(before: Ended | null, now: Ended, at: number): PaymentEnding | null {
  if (isPayable(now)) return null
  const isLost =
    now.status === orderStatus.cancelled || now.status === orderStatus.error || !known.includes(now.status)
  if (before === null) return isLost ? 'cancelled' : 'nothing'
  const change = before.pendingChange
  if (!isLost && (change === null || hasHappened(change, before, now))) return 'paid'
  const isOver = before.payBefore !== null && at >= before.payBefore
  return isOver || !isLost ? 'timeOut' : 'cancelled'
}

/** A paid change shows in the order: more garments, or the van at the new hours. */
function hasHappened(change: PendingChange, before: Ended, now: Ended): boolean {
  const movesWell = (wanted: OrderLeg | null, legs: readonly OrderLeg[]) =>
    wanted === null || legs.some((leg) => leg.startsAt === wanted.startsAt)
  const garments = (order: Ended) => order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    movesWell(change.pickup, now.pickups) &&
    movesWell(change.delivery, now.deliveries) &&
    (change.lines.length === 0 || garments(now) > garments(before))
  )
}
