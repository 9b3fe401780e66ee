import { type CategoryId, categoryIds } from '../catalogue/category.ts'
import type { Order, OrderItem, StatusChange } from './order.ts'
import { type OrderStatus, orderStatus } from './status.ts'

/** Garments of a multi-part order (spec 000 §3) with a progress of their own: those of one or several categories. */
export interface OrderPart {
  readonly categoryNames: readonly string[]
  readonly items: readonly OrderItem[]
  readonly status: OrderStatus
  readonly statusHistory: readonly StatusChange[]
}

/** The parts of an order whose progress differs; none while all of its garments have the same. */
export function partsOf(
  order: Pick<Order, 'categoryId' | 'items' | 'status' | 'statusHistory' | 'partSteps'>,
): OrderPart[] {
  if (order.categoryId !== categoryIds.all) return []
  const parts = new Map<string, OrderPart>()
  for (const item of order.items) {
    const progress = progressOf(order, item.categoryId)
    const key = JSON.stringify(progress)
    const { items = [], categoryNames = [] } = parts.get(key) ?? {}
    const names = new Set([...categoryNames, item.categoryName])
    parts.set(key, { ...progress, items: [...items, item], categoryNames: [...names] })
  }
  return parts.size > 1 ? [...parts.values()] : []
}

/** A part that is washed before the others has that step at its own time; all other steps are those of the order. */
function progressOf(
  { status, statusHistory, partSteps }: Pick<Order, 'status' | 'statusHistory' | 'partSteps'>,
  categoryId: CategoryId,
): Pick<OrderPart, 'status' | 'statusHistory'> {
  const own = partSteps.find((step) => step.categoryId === categoryId)
  if (!own) return { status, statusHistory }
  const others = statusHistory.filter((step) => step.status !== orderStatus.washed)
  return {
    status: status === orderStatus.washing ? own.status : status,
    statusHistory: [...others, { status: own.status, at: own.at }].toSorted((a, b) => a.at - b.at),
  }
}
