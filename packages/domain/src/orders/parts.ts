import { type CategoryId, categoryIds } from '../catalogue/category.ts'
import type { Order, OrderItem, StatusChange } from './order.ts'
import { type OrderStatus, orderStatus } from './status.ts'

/** The garments of one category of a multi-part order (spec 000 §3), which are cleaned apart from the others. */
export interface OrderPart {
  readonly categoryId: CategoryId
  readonly categoryName: string
  readonly items: readonly OrderItem[]
  readonly status: OrderStatus
  readonly statusHistory: readonly StatusChange[]
}

/** The parts of an order with a history each; none for an order of one category. */
export function partsOf(
  order: Pick<Order, 'categoryId' | 'items' | 'status' | 'statusHistory' | 'partSteps'>,
): OrderPart[] {
  if (order.categoryId !== categoryIds.all) return []
  const ids = [...new Set(order.items.map(({ categoryId }) => categoryId))]
  return ids.map((categoryId) => {
    const items = order.items.filter((item) => item.categoryId === categoryId)
    return { categoryId, categoryName: items[0]!.categoryName, items, ...progressOf(order, categoryId) }
  })
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
