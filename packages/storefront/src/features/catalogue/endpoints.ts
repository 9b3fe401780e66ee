import { runWhenIdle } from '@colada/client/browser/idle'
import { runInTimeSlices } from '@colada/client/clock/time-slices'
import type { Category } from '@colada/domain/catalogue/category'
import {
  getProducts,
  toCategory,
  toProduct,
  type GetProductsResponse,
} from '@colada/domain/catalogue/contract'
import type { Product } from '@colada/domain/catalogue/product'
import { getPromos, toPromo } from '@colada/domain/promotions/contract'
import type { Promo } from '@colada/domain/promotions/promo'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import type { Language } from '@colada/domain/wire/language'
import { api } from '../../platform/api/api.ts'

/** Cached for a visit: the catalogue rarely changes, and the API calculates the price of every cart. */
const CACHE_SECONDS = 3_600

/** The catalogue in the browser: one request per language, shared by all screens. */
export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    promos: build.query<readonly Promo[], Language>({
      query: (language) => ({ endpoint: getPromos, language }),
      transformResponse: (response: EndpointResponse<typeof getPromos>) => response.promotions.map(toPromo),
      keepUnusedDataFor: CACHE_SECONDS,
    }),
    catalogue: build.query<readonly Category[], Language>({
      query: (language) => ({ endpoint: getProducts, query: { with_meta: '1' }, language }),
      transformResponse: readCatalogue,
      providesTags: ['Catalogue'],
      keepUnusedDataFor: CACHE_SECONDS,
      onQueryStarted: (_, { queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => runWhenIdle(() => void indexForSearch(data)),
          () => undefined,
        ),
    }),
  }),
})

/** Builds the search index ahead of the first search; a failed import is repeated by the search itself. */
const indexForSearch = (categories: readonly Category[]): Promise<void> =>
  import('./prepare-catalogue.ts')
    .then(({ prepareCatalogue }) => prepareCatalogue(categories))
    .catch(() => undefined)

/**
 * Parses a response in slices, since there may be thousands of products. The store freezes what it holds; products that
 * are already frozen are not traversed again.
 */
async function readCatalogue(response: GetProductsResponse): Promise<readonly Category[]> {
  const categories: Category[] = []
  function* steps() {
    for (const { products: wireProducts, ...category } of response.categories) {
      const products: Product[] = []
      for (const wire of wireProducts) {
        const product = toProduct(wire, category)
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
  await runInTimeSlices(steps())
  return Object.freeze(categories)
}
