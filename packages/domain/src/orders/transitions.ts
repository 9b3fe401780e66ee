import type { LegPlace } from '../schedule/slot.ts'
import type { Order } from './order.ts'
import { type OrderStatus, orderStatus } from './status.ts'

const { created, pendingPayment, absentAtPickup, collected, washing, incident } = orderStatus
const { washed, outForDelivery, absentAtDelivery, delivered, cancelled, error } = orderStatus

/** Allowed transitions by status (decisions: Orders). */
const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [pendingPayment]: [created, cancelled, error],
  [created]: [absentAtPickup, collected, cancelled, error],
  [absentAtPickup]: [created, cancelled, error],
  [collected]: [washing, incident, cancelled, error],
  [washing]: [incident, washed, error],
  [incident]: [washing, washed, outForDelivery, cancelled, error],
  [washed]: [incident, outForDelivery, delivered, error],
  [outForDelivery]: [absentAtDelivery, delivered, incident, washed, error],
  [absentAtDelivery]: [outForDelivery, washed, delivered, error],
  [delivered]: [],
  [cancelled]: [],
  [error]: [],
}

/** The statuses of a voucher order, which has no van and no garments. */
const voucherStatuses: readonly OrderStatus[] = [created, pendingPayment, cancelled, error]

/** All known status codes. */
export const orderStatuses: readonly OrderStatus[] = Object.values(orderStatus)

/** Statuses that can follow a status; none for an unknown status. */
export function getNextStatuses(from: OrderStatus): readonly OrderStatus[] {
  return transitions[from] ?? []
}

/** Statuses from which an order can reach this one, for the `where` clause of guarded updates. */
export function getPreviousStatuses(to: OrderStatus): OrderStatus[] {
  return orderStatuses.filter((from) => getNextStatuses(from).includes(to))
}

/** What decides which of the transitions an order has. */
export interface TransitionContext {
  readonly kind?: Order['kind']
  readonly pickupPlace?: LegPlace
  readonly deliveryPlace?: LegPlace
}

/**
 * Whether an order can move from a status to another one. Nobody is absent at a store, and garments that are collected
 * at a store are handed over from `washed`, which they also return to from a van.
 */
export function canTransition(
  from: OrderStatus,
  to: OrderStatus,
  { kind = 'normal', pickupPlace = 'address', deliveryPlace = 'address' }: TransitionContext = {},
): boolean {
  if (!getNextStatuses(from).includes(to)) return false
  if (kind === 'voucher') return voucherStatuses.includes(to)
  if (pickupPlace === 'store' && to === absentAtPickup) return false
  if (deliveryPlace === 'store') return to !== outForDelivery && to !== absentAtDelivery
  return !isOfStore(from, to)
}

/** Transitions of a delivery at a store: it is handed over there, or returns there from a van. */
function isOfStore(from: OrderStatus, to: OrderStatus): boolean {
  if (to === washed) return from === outForDelivery || from === absentAtDelivery
  return from === washed && to === delivered
}
