import { shopDay } from '@colada/client/format/day'
import type { CartLine } from '@colada/domain/cart/cart'
import type { Category, CategoryId } from '@colada/domain/catalogue/category'
import { memoizeByReference } from '@colada/domain/catalogue/memoize-by-reference'
import type { Product, ProductId } from '@colada/domain/catalogue/product'
import type { CalendarDate } from '@colada/domain/time/calendar-date'

/** The complete catalogue in the browser, with its products by id. */
export interface Catalogue {
  readonly categories: readonly Category[]
  readonly products: ReadonlyMap<ProductId, Product>
  /** The day on which it was loaded; seeds random choices. */
  readonly day: CalendarDate
}

/** Indexes a loaded catalogue; memoized by the list of categories. */
export const catalogueOf = memoizeByReference((categories: readonly Category[]): Catalogue => ({
  categories,
  products: new Map(categories.flatMap(({ products }) => products.map((product) => [product.id, product]))),
  day: shopDay(new Date()),
}))

/** The categories of the products in a cart; they decide which other categories are compatible. */
export function categoriesOf(lines: readonly CartLine[], catalogue: Catalogue): Set<CategoryId> {
  return new Set(
    lines.flatMap(({ productId }) => {
      const product = catalogue.products.get(productId)
      return product ? [product.categoryId] : []
    }),
  )
}
