import { categoryIds } from '../catalogue/category.ts'
import type { Order } from './order.ts'
import { isPayable } from '../payment/due.ts'
import { type OrderStatus, orderStatus } from './status.ts'

/** How a status is shown (spec 000 §4). */
export type StatusTone = 'success' | 'warning' | 'danger' | 'cancelled'

const dangerous: readonly OrderStatus[] = [
  orderStatus.absentAtPickup,
  orderStatus.incident,
  orderStatus.absentAtDelivery,
  orderStatus.error,
]

export function statusTone(status: OrderStatus): StatusTone {
  if (status === orderStatus.cancelled) return 'cancelled'
  if (status === orderStatus.pendingPayment) return 'warning'
  return dangerous.includes(status) ? 'danger' : 'success'
}

/** Name of a known status, for its words and picture; `undefined` for one we do not know. */
export function statusName(status: OrderStatus): keyof typeof orderStatus | undefined {
  const names = Object.keys(orderStatus) as (keyof typeof orderStatus)[]
  return names.find((name) => orderStatus[name] === status)
}

/** Statuses that can be ordered again (decisions: repeat); the API computes `can_repeat` with it. */
export const repeatableStatuses: readonly OrderStatus[] = [0, 10, 20, 30, 40, 45, 50]

export type OrderAction = 'pay' | 'repeat' | 'add-items' | 'change-dates' | 'solve-absence' | 'solve-incident'

type Actionable = Pick<
  Order,
  | 'status'
  | 'pending'
  | 'payBefore'
  | 'categoryId'
  | 'incidents'
  | 'canRepeat'
  | 'canChangePickup'
  | 'canChangeDelivery'
>

/** What a customer may do with an order now, in the order the buttons stand (spec 000 §4). */
export function orderActions(order: Actionable): OrderAction[] {
  const { status } = order
  if (status === orderStatus.error || status === orderStatus.cancelled) return []
  const troubled = order.incidents.length > 0
  const absent = status === orderStatus.absentAtPickup || status === orderStatus.absentAtDelivery
  const open = status === orderStatus.created || status === orderStatus.absentAtPickup
  const allowed: [OrderAction, boolean][] = [
    ['pay', isPayable(order)],
    ['solve-absence', absent && troubled],
    ['solve-incident', order.incidents.some((incident) => incident.missingItems.length > 0)],
    ['change-dates', !troubled && (order.canChangePickup || order.canChangeDelivery)],
    ['add-items', open && !troubled && order.categoryId !== categoryIds.vouchers],
    ['repeat', order.canRepeat && !troubled],
  ]
  return allowed.filter(([, may]) => may).map(([action]) => action)
}

const attention: readonly OrderStatus[] = [
  orderStatus.absentAtPickup,
  orderStatus.incident,
  orderStatus.absentAtDelivery,
]

/** Orders as the list shows them: those that wait for the customer first, then the newest (spec 000 §2). */
export function sortOrders<Item extends Pick<Order, 'status' | 'createdAt' | 'id'>>(
  orders: readonly Item[],
): Item[] {
  const rank = (order: Item) => (attention.includes(order.status) ? 0 : 1)
  return orders.toSorted((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt || b.id - a.id)
}

/** Orders found by locator or delivery address (spec 000 §2, Orders list). */
export function findOrders<Item extends Pick<Order, 'locator' | 'deliveries'>>(
  orders: readonly Item[],
  query: string,
): Item[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return [...orders]
  return orders.filter(
    (order) =>
      order.locator.toLowerCase().includes(wanted) ||
      order.deliveries.some((leg) => leg.address.toLowerCase().includes(wanted)),
  )
}
