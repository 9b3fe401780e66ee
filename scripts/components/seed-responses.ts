import { type CatalogueRows, presentCatalogue } from '#api/catalogue/present.ts'
import { catalogueRows } from '#api/seed/catalogue-rows.ts'

const emptyNotice = { flashMessageEs: '', flashMessageEn: '', flashSubheaderEs: '', flashSubheaderEn: '' }

const storedColumns = { isActive: true, isDisabled: false, changedAt: new Date('2026-03-01T08:00:00Z') }

/** The API's catalogue response for the seed data, in both languages. */
export function seedCatalogueResponses() {
  const { categories, products } = catalogueRows()
  const rows: CatalogueRows = {
    state: { id: 1, version: 'storybook', ...emptyNotice },
    categories: categories.map((category) => ({ ...category, ...storedColumns })),
    products: products.map((product) => ({ ...product, measure: product.measure ?? null, ...storedColumns })),
  }
  return { es: presentCatalogue(rows, 'es'), en: presentCatalogue(rows, 'en') }
}
