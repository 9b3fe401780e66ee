import type { Category, CategoryId } from './category.ts'

type Compatibility = Pick<Category, 'id' | 'compatible'>

/**
 * Whether a category is compatible with every category in the cart (spec 000 §4, Cart and checkout).
 */
export function isCompatible(category: Compatibility, cartCategories: Iterable<CategoryId>): boolean {
  for (const id of cartCategories) {
    if (id !== category.id && !category.compatible.includes(id)) return false
  }
  return true
}

/** Groups of categories that are compatible with each other. */
const compatibilityGroups: readonly (readonly CategoryId[])[] = [[2, 3, 4, 7, 8, 9, 11], [12, 13], [10], [14]]

/** Categories that are compatible with a category, including itself. */
export function compatibleCategories(id: CategoryId): readonly CategoryId[] {
  return compatibilityGroups.find((group) => group.includes(id)) ?? [id]
}
