import { countGarments } from '@colada/domain/cart/cart-rules'
import type { Order } from '@colada/domain/orders/order'

/** The number of garments that were in the bag but not in the order, by its open incidents. */
export function countMissing({ incidents }: Pick<Order, 'incidents'>): number {
  return countGarments(incidents.flatMap(({ missingItems }) => missingItems))
}
