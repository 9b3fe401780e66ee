import type { Category, CategoryId } from './category.ts'

type Compatibility = Pick<Category, 'id' | 'compatible'>

/**
 * Whether a category may join a cart that already holds others: it must be compatible with each
 * (spec 000 §4, Cart and checkout). An empty cart takes anything.
 */
export function isCompatible(category: Compatibility, cartCategories: Iterable<CategoryId>): boolean {
  for (const id of cartCategories) {
    if (id !== category.id && !category.compatible.includes(id)) return false
  }
  return true
}

/** Categories that share a cart with each other; each also with itself. */
const families: readonly (readonly CategoryId[])[] = [[2, 3, 4, 7, 8, 9, 11], [12, 13], [10], [14]]

/** The categories that a category may share a cart with. */
export function compatibleCategories(id: CategoryId): readonly CategoryId[] {
  return families.find((family) => family.includes(id)) ?? [id]
}
