import { type CatalogueRows, presentCatalogue } from '#api/catalogue/present.ts'
import { catalogueRows } from '#api/seed/catalogue-rows.ts'

const noNotice = { flashMessageEs: '', flashMessageEn: '', flashSubheaderEs: '', flashSubheaderEn: '' }

/** What a row has once it stands in the database. */
const stored = { isActive: true, isDisabled: false, changedAt: new Date('2026-03-01T08:00:00Z') }

/** The seed's catalogue as the API answers it, in both languages, for the screens that the bench shows. */
export function seedCatalogue() {
  const { categories, products } = catalogueRows()
  const rows: CatalogueRows = {
    state: { id: 1, version: 'bench', ...noNotice },
    categories: categories.map((category) => ({ ...category, ...stored })),
    products: products.map((product) => ({ ...product, measure: product.measure ?? null, ...stored })),
  }
  return { es: presentCatalogue(rows, 'es'), en: presentCatalogue(rows, 'en') }
}
