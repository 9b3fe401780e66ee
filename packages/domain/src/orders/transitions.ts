import { type OrderStatus, orderStatus } from './status.ts'

const { created, pendingPayment, absentAtPickup, collected, washing, incident } = orderStatus
const { washed, outForDelivery, absentAtDelivery, delivered, cancelled, error } = orderStatus

/** Where an order may go from each status (decisions: Orders). */
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

/** Every status code there is. */
export const orderStatuses: readonly OrderStatus[] = Object.values(orderStatus)

/** Statuses an order may go to next; none for one we do not know. */
export function nextStatuses(from: OrderStatus): readonly OrderStatus[] {
  return transitions[from] ?? []
}

/** Statuses from which an order may come to this one: what a guarded update asks for. */
export function statusesBefore(to: OrderStatus): OrderStatus[] {
  return orderStatuses.filter((from) => nextStatuses(from).includes(to))
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses(from).includes(to)
}
