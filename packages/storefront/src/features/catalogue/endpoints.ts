import { getProducts, toCategory, type GetProductsAnswer } from '@colada/domain/catalogue/calls'
import type { Category } from '@colada/domain/catalogue/category'
import type { Language } from '@colada/domain/wire/language'
import { api } from '../../platform/api/api.ts'

/** Kept for the length of a visit: the catalogue changes seldom and the cart is priced by the API anyway. */
const kept = 3_600

/** The catalogue in the browser: one answer a language, shared by every screen. */
export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogue: build.query<readonly Category[], Language>({
      query: (language) => ({ call: getProducts, query: { with_meta: '1' }, language }),
      transformResponse: (answer: GetProductsAnswer) => answer.categories.map(toCategory),
      providesTags: ['Catalogue'],
      keepUnusedDataFor: kept,
    }),
  }),
})
