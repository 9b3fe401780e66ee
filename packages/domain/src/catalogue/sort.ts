import { memoizeByReference } from './memoize-by-reference.ts'
import type { Product } from './product.ts'

/** Orders that a visitor can choose for a list; without one, it is in the catalogue's order or by relevance. */
export const sortOrders = ['popularity', 'price'] as const
export type SortOrder = (typeof sortOrders)[number]

/** The order of the value of a URL; `null` for none and an unknown one. */
export const parseSortOrder = (text: string | null): SortOrder | null =>
  sortOrders.find((order) => order === text) ?? null

const sorted = {
  price: memoizeByReference((products: readonly Product[]) =>
    products.toSorted((one, other) => one.price - other.price),
  ),
  popularity: memoizeByReference((products: readonly Product[]) =>
    products.toSorted((one, other) => one.popularity - other.popularity),
  ),
}

/** The products from the lowest price on, or from the most ordered one on; memoized by the list. */
export const sortProducts = (products: readonly Product[], order: SortOrder | null): readonly Product[] =>
  order === null ? products : sorted[order](products)
