import { presentCatalogue } from '../../packages/api/src/catalogue/present.ts'
import type { CatalogueRows } from '../../packages/api/src/catalogue/present.ts'
import { catalogueRows } from '../../packages/api/src/seed/catalogue-rows.ts'

/** The seed's catalogue as the API answers it, in both languages, for the screens that the bench shows. */
export function seedCatalogue() {
  const rows = {
    state: {
      version: 'bench',
      flashMessageEs: '',
      flashMessageEn: '',
      flashSubheaderEs: '',
      flashSubheaderEn: '',
    },
    ...catalogueRows(),
  } as unknown as CatalogueRows
  return { es: presentCatalogue(rows, 'es'), en: presentCatalogue(rows, 'en') }
}
