import { type Category } from '@colada/domain/catalogue/category'
import { toCategory } from '@colada/domain/catalogue/contract'
import type { Product } from '@colada/domain/catalogue/product'
import type { Language } from '@colada/domain/wire/language'
import { presentCatalogue } from '#api/catalogue/present.ts'
import { catalogueRows } from '#api/seed/catalogue-rows.ts'

const changedAt = new Date('2026-11-01T12:00:00Z')
const state = {
  id: 1,
  version: '1',
  popularityVersion: '',
  flashMessageEs: '',
  flashMessageEn: '',
  flashSubheaderEs: '',
  flashSubheaderEn: '',
}

/** The API's response with the shop's catalogue, extended to `size` products. */
export function catalogueResponse(size: number, language: Language = 'es') {
  const rows = catalogueRows(size)
  return presentCatalogue(
    {
      state,
      categories: rows.categories.map((row) => ({ ...row, changedAt })) as never,
      products: rows.products.map((row) => ({ ...row, orderedQuantity: 0, changedAt })) as never,
    },
    language,
  )
}

/** The parsed catalogue. */
export const grownCatalogue = (size: number, language: Language = 'es'): Category[] =>
  catalogueResponse(size, language).categories.map(toCategory)

/** Records every product whose name is read. */
export function watchNames(categories: readonly Category[]): { readonly seen: Set<Product> } {
  const seen = new Set<Product>()
  for (const { products } of categories) {
    for (const product of products) {
      const { name } = product
      Object.defineProperty(product, 'name', { get: () => (seen.add(product), name), enumerable: true })
    }
  }
  return { seen }
}
