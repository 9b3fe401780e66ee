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
  [washed]: [incident, outForDelivery, error],
  [outForDelivery]: [absentAtDelivery, delivered, incident, error],
  [absentAtDelivery]: [outForDelivery, error],
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

export function canTransition(from: OrderStatus, to: OrderStatus, kind: Order['kind'] = 'normal'): boolean {
  return getNextStatuses(from).includes(to) && (kind === 'normal' || voucherStatuses.includes(to))
}
