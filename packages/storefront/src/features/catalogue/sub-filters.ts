import { categoryIds, type CategoryId } from '@colada/domain/catalogue/category'
import type { Bilingual, Language } from '@colada/domain/wire/language'

/** The search term of a sub-filter, and its label. */
export interface SubFilter {
  readonly word: string
  readonly label: string
}

const toSubFilters = (entries: Readonly<Record<string, string>>): SubFilter[] =>
  Object.entries(entries).map(([word, label]) => ({ word, label }))

/**
 * The sub-filters of categories (spec 000 §2, Catalogue), in the same order in both languages. A test ensures that each
 * has results.
 */
export const subFilters: ReadonlyMap<CategoryId, Bilingual<readonly SubFilter[]>> = new Map([
  [
    categoryIds.laundry,
    {
      es: toSubFilters({ bolsa: 'Bolsas', sabana: 'Sábanas', toalla: 'Toallas', mantel: 'Mantelería' }),
      en: toSubFilters({ bags: 'Bags', sheet: 'Sheets', towel: 'Towels', tablecloth: 'Table linen' }),
    },
  ],
  [
    categoryIds.dryCleaning,
    {
      es: toSubFilters({
        traje: 'Trajes',
        vestido: 'Vestidos',
        abrigo: 'Abrigos',
        camisa: 'Camisas',
        falda: 'Faldas',
      }),
      en: toSubFilters({ suit: 'Suits', dress: 'Dresses', coat: 'Coats', shirt: 'Shirts', skirt: 'Skirts' }),
    },
  ],
  [
    categoryIds.ironing,
    {
      es: toSubFilters({
        camisa: 'Camisas',
        pantalon: 'Pantalones',
        vestido: 'Vestidos',
        sabana: 'Ropa de cama',
      }),
      en: toSubFilters({ shirt: 'Shirts', trouser: 'Trousers', dress: 'Dresses', sheet: 'Bed linen' }),
    },
  ],
  [
    categoryIds.specialItems,
    {
      es: toSubFilters({
        novia: 'Novia',
        cortina: 'Cortinas',
        funda: 'Fundas',
        zapatilla: 'Calzado',
        cojin: 'Cojines',
      }),
      en: toSubFilters({
        wedding: 'Weddings',
        curtain: 'Curtains',
        cover: 'Covers',
        trainer: 'Footwear',
        cushion: 'Cushions',
      }),
    },
  ],
  [
    categoryIds.renting,
    {
      es: toSubFilters({ sabana: 'Sábanas', toalla: 'Toallas', mantel: 'Mantelería' }),
      en: toSubFilters({ sheet: 'Sheets', towel: 'Towels', tablecloth: 'Table linen' }),
    },
  ],
])

/** The search of a sub-filter in another language; any other search is returned as it is. */
export function translateSubFilter(id: CategoryId, search: string, from: Language, to: Language): string {
  const both = subFilters.get(id)
  const place = both?.[from].findIndex(({ word }) => `${word}&` === search) ?? -1
  const counterpart = both?.[to][place]
  return counterpart ? `${counterpart.word}&` : search
}
