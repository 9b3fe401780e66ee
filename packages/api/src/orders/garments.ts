import type { CartLine } from '@colada/domain/cart/cart'
import type { CategoryId } from '@colada/domain/catalogue/category'
import type { OrderRecord } from './repository.ts'

/** The garments of an order as cart lines that others are added to. */
export function garmentsOf({ items }: OrderRecord): { line: CartLine; categoryId: CategoryId }[] {
  return items.map(({ productId, quantity, width, height, categoryId }) => ({
    categoryId,
    line: {
      productId,
      quantity,
      ...(width !== null && height !== null && { measure: { width, height } }),
    },
  }))
}
