import type { Category } from '@colada/domain/catalogue/category'
import { prepareSearch } from '@colada/domain/catalogue/search'
import { allProducts } from './views.ts'

/** Makes the indexes of every list that pages search in: each category's products, and those of all. */
export function prepareCatalogue(categories: readonly Category[]): void {
  for (const { products } of categories) prepareSearch(products)
  prepareSearch(allProducts(categories))
}
