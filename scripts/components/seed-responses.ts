import type { Language } from '@colada/domain/wire/language'
import { type CatalogueRows, presentCatalogue } from '#api/catalogue/present.ts'
import { presentPromo } from '#api/promotions/present.ts'
import { catalogueRows } from '#api/seed/catalogue-rows.ts'
import { promoRows } from '#api/seed/promos.ts'

const emptyNotice = { flashMessageEs: '', flashMessageEn: '', flashSubheaderEs: '', flashSubheaderEn: '' }

const storedColumns = { isActive: true, isDisabled: false, changedAt: new Date('2026-03-01T08:00:00Z') }

/** The fields of the API's catalogue and promotions responses for the seed data, in both languages. */
export function seedCatalogueResponses() {
  const { categories, products } = catalogueRows()
  const rows: CatalogueRows = {
    state: { id: 1, version: 'storybook', popularityVersion: '', ...emptyNotice },
    categories: categories.map((category) => ({ ...category, ...storedColumns })),
    products: products.map((product) => ({
      ...product,
      measure: product.measure ?? null,
      orderedQuantity: 0,
      ...storedColumns,
    })),
  }
  const responseIn = (language: Language) => ({
    ...presentCatalogue(rows, language),
    promotions: promoRows.map((row) => presentPromo(row, language)),
  })
  return { es: responseIn('es'), en: responseIn('en') }
}
