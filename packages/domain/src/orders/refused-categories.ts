import { type CategoryId, categoryIds } from '../catalogue/category.ts'
import { compatibleCategories } from '../catalogue/compatibility.ts'
import { earliestDelivery } from '../schedule/slots.ts'
import type { Zone } from '../schedule/zones.ts'
import type { RefusedCategories } from './addable.ts'

/** An order that garments are added to. Instants in epoch seconds. */
export interface ExtendedOrder {
  readonly categories: readonly CategoryId[]
  readonly pickupAt: number
  readonly deliveryAt: number
  /** Zone of the delivery. */
  readonly zone: Zone
}

const sold = Object.values(categoryIds).filter((id) => id !== categoryIds.all)

/**
 * Returns the categories whose garments cannot join an order: those that are not compatible with its own, such as packs,
 * and those that would not be ready by its delivery (decisions: Money, lead times).
 */
export function refusedCategories({
  categories,
  pickupAt,
  deliveryAt,
  zone,
}: ExtendedOrder): RefusedCategories {
  const isCompatible = (id: CategoryId) =>
    categories.every((category) => compatibleCategories(category).includes(id))
  const compatible = sold.filter(isCompatible)
  return {
    'other-order': sold.filter((id) => !isCompatible(id)),
    'too-slow': compatible.filter((id) => earliestDelivery(pickupAt, [id], zone) > deliveryAt),
  }
}
