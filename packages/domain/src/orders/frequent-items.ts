import type { ProductId } from '../catalogue/product.ts'
import type { Order } from './order.ts'
import { type OrderStatus, orderStatus } from './status.ts'

/** Frequent items shown at most (spec 001 §9, Sizes and counts). */
export const MAX_FREQUENT_ITEMS = 8

/** Orders that were not placed after all. */
const ignoredStatuses: readonly OrderStatus[] = [
  orderStatus.pendingPayment,
  orderStatus.cancelled,
  orderStatus.error,
]

type Ordered = Pick<Order, 'status' | 'kind'> & {
  readonly items: readonly Pick<Order['items'][number], 'productId' | 'quantity'>[]
}

/**
 * The garments that a customer orders, the most usual first: by the number of orders, a repeated order counting again,
 * then by the number of pieces. Vouchers are no garments.
 *
 * @param orders Newest first; of two equally usual garments the one ordered last is first.
 */
export function rankFrequentItems(orders: readonly Ordered[]): ProductId[] {
  const counts = new Map<ProductId, { orders: number; pieces: number }>()
  for (const order of orders) {
    if (order.kind === 'voucher' || ignoredStatuses.includes(order.status)) continue
    for (const id of new Set(order.items.map(({ productId }) => productId))) {
      const { orders: count, pieces } = counts.get(id) ?? { orders: 0, pieces: 0 }
      counts.set(id, { orders: count + 1, pieces: pieces + piecesOf(order, id) })
    }
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other.orders - one.orders || other.pieces - one.pieces)
    .map(([id]) => id)
}

const piecesOf = ({ items }: Ordered, id: ProductId): number =>
  items.reduce((sum, { productId, quantity }) => sum + (productId === id ? quantity : 0), 0)
