import { categoryIds } from '../catalogue/category.ts'
import { foldText } from '../catalogue/search-terms.ts'
import type { Order } from './order.ts'
import { isPayable } from './payable.ts'
import { finishedStatuses, type OrderStatus, orderStatus } from './status.ts'

/** Visual tone of a status (spec 000 §4). */
export type StatusTone = 'success' | 'warning' | 'danger' | 'cancelled'

const dangerStatuses: readonly OrderStatus[] = [
  orderStatus.absentAtPickup,
  orderStatus.incident,
  orderStatus.absentAtDelivery,
  orderStatus.error,
]

export function getStatusTone(status: OrderStatus): StatusTone {
  if (status === orderStatus.cancelled) return 'cancelled'
  if (status === orderStatus.pendingPayment) return 'warning'
  return dangerStatuses.includes(status) ? 'danger' : 'success'
}

/** Name of a status, which selects its messages and illustration; `undefined` for an unknown status. */
export function getStatusName(status: OrderStatus): keyof typeof orderStatus | undefined {
  const names = Object.keys(orderStatus) as (keyof typeof orderStatus)[]
  return names.find((name) => orderStatus[name] === status)
}

/** Statuses in which an order can be repeated (decisions: repeat). */
export const repeatableStatuses: readonly OrderStatus[] = [0, 10, 20, 30, 40, 45, 50]

/** Wire `can_repeat` (decisions: repeat). Packs have no garments, so they are not repeated. */
export function canRepeat({ status, kind }: Pick<Order, 'status' | 'kind'>, hasIncidents: boolean): boolean {
  return kind === 'normal' && !hasIncidents && repeatableStatuses.includes(status)
}

export type OrderAction =
  | 'pay'
  | 'repeat'
  | 'add-items'
  | 'change-dates'
  | 'change-return'
  | 'solve-absence'
  | 'solve-incident'
  | 'report-incident'

type Actionable = Pick<
  Order,
  | 'status'
  | 'pending'
  | 'payBefore'
  | 'pendingChange'
  | 'categoryId'
  | 'incidents'
  | 'canRepeat'
  | 'canReportIncident'
  | 'canChangePickup'
  | 'canChangeDelivery'
  | 'isReturnDue'
>

/**
 * Actions available to the customer, in display order (spec 000 §4). A cancelled order has none but for the return of its
 * garments. While a change waits for its payment no other one can
 * be requested: it is paid or given up first.
 */
export function getOrderActions(order: Actionable): OrderAction[] {
  const { status } = order
  if (status === orderStatus.cancelled)
    return order.isReturnDue && order.canChangeDelivery ? ['change-return'] : []
  if (status === orderStatus.error) return []
  const hasIncidents = order.incidents.length > 0
  const isAbsent = status === orderStatus.absentAtPickup || status === orderStatus.absentAtDelivery
  const isOpen = status === orderStatus.created || status === orderStatus.absentAtPickup
  const mayChange = order.pendingChange === null
  const allowed: [OrderAction, boolean][] = [
    ['pay', isPayable(order)],
    ['solve-absence', mayChange && isAbsent && hasIncidents],
    ['solve-incident', mayChange && order.incidents.some((incident) => incident.missingItems.length > 0)],
    ['change-dates', mayChange && !hasIncidents && (order.canChangePickup || order.canChangeDelivery)],
    ['add-items', mayChange && isOpen && !hasIncidents && order.categoryId !== categoryIds.vouchers],
    ['repeat', order.canRepeat && !hasIncidents],
    ['report-incident', order.canReportIncident],
  ]
  return allowed.filter(([, isAllowed]) => isAllowed).map(([action]) => action)
}

/**
 * Whether an order is under way: the shop or the customer still has to do something. A paid voucher is not: nothing of it
 * is collected, and its uses are those of a code. A cancelled order is while its garments are with the shop.
 */
export function isUnderWay({
  status,
  kind,
  isReturnDue,
}: Pick<Order, 'status' | 'kind' | 'isReturnDue'>): boolean {
  if (kind === 'voucher') return status === orderStatus.pendingPayment
  return isReturnDue || !finishedStatuses.includes(status)
}

const attentionStatuses: readonly OrderStatus[] = [
  orderStatus.absentAtPickup,
  orderStatus.incident,
  orderStatus.absentAtDelivery,
]

/**
 * Sorts orders for the list: those in status 5, 25 or 45 first (spec 000 §2), then those that wait for a payment, which
 * would be cancelled, then the newest.
 */
export function sortOrders<Item extends Pick<Order, 'status' | 'pending' | 'payBefore' | 'createdAt' | 'id'>>(
  orders: readonly Item[],
): Item[] {
  const rank = (order: Item) => (attentionStatuses.includes(order.status) ? 0 : isPayable(order) ? 1 : 2)
  return orders.toSorted((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt || b.id - a.id)
}

/** Filters orders by locator or delivery address, without regard to case and accents (spec 000 §2, Orders list). */
export function filterOrders<Item extends Pick<Order, 'locator' | 'deliveries'>>(
  orders: readonly Item[],
  query: string,
): Item[] {
  const needle = foldText(query.trim())
  if (needle === '') return [...orders]
  return orders.filter(
    (order) =>
      foldText(order.locator).includes(needle) ||
      order.deliveries.some((leg) => foldText(leg.address).includes(needle)),
  )
}

/** Whether a search of orders is for a locator: one word with a digit, or in upper case. Others are for an address. */
export function isLocatorSearch(query: string): boolean {
  const word = query.trim()
  return /^[a-z\d]+$/i.test(word) && (/\d/.test(word) || word === word.toUpperCase())
}
