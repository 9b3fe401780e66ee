import { getProducts, toCategory, toProduct, type GetProductsAnswer } from '@colada/domain/catalogue/calls'
import type { Category } from '@colada/domain/catalogue/category'
import type { Product } from '@colada/domain/catalogue/product'
import type { Language } from '@colada/domain/wire/language'
import { api } from '../../platform/api/api.ts'
import { inSlices } from '../../platform/clock/slices.ts'

/** Kept for the length of a visit: the catalogue changes seldom and the cart is priced by the API anyway. */
const kept = 3_600

/** The catalogue in the browser: one answer a language, shared by every screen. */
export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogue: build.query<readonly Category[], Language>({
      query: (language) => ({ call: getProducts, query: { with_meta: '1' }, language }),
      transformResponse: readCatalogue,
      providesTags: ['Catalogue'],
      keepUnusedDataFor: kept,
    }),
  }),
})

/**
 * Reads an answer in slices, since there may be thousands of products. What the store keeps is frozen; what comes
 * frozen already it need not go through again.
 */
async function readCatalogue(answer: GetProductsAnswer): Promise<readonly Category[]> {
  const categories: Category[] = []
  function* steps() {
    for (const { products: sold, ...category } of answer.categories) {
      const products: Product[] = []
      for (const wire of sold) {
        const product = toProduct(wire)
        Object.freeze(product.slugs)
        products.push(Object.freeze(product))
        yield
      }
      const read = { ...toCategory({ ...category, products: [] }), products: Object.freeze(products) }
      Object.freeze(read.slugs)
      Object.freeze(read.compatible)
      categories.push(Object.freeze(read))
    }
  }
  await inSlices(steps())
  return Object.freeze(categories)
}
