import type { CategoryId } from '../catalogue/category.ts'

/** Why garments of a category cannot join an order: they need an order of their own, or more time than it has. */
export type AdditionRefusal = 'other-order' | 'too-slow'

/** Categories whose garments cannot join an order, by reason. */
export type RefusedCategories = Readonly<Record<AdditionRefusal, readonly CategoryId[]>>

export const nothingRefused: RefusedCategories = { 'other-order': [], 'too-slow': [] }

/** Why garments of a category cannot join an order; `null` when they can. */
export function refusalOf(refused: RefusedCategories, category: CategoryId): AdditionRefusal | null {
  if (refused['other-order'].includes(category)) return 'other-order'
  return refused['too-slow'].includes(category) ? 'too-slow' : null
}
