import { categoryIds, type CategoryId } from '@colada/domain/catalogue/category'
import type { Bilingual, Language } from '@colada/domain/wire/language'

/** A word that narrows a category, and how its button reads. */
export interface SubFilter {
  readonly word: string
  readonly label: string
}

const toSubFilters = (entries: Readonly<Record<string, string>>): SubFilter[] =>
  Object.entries(entries).map(([word, label]) => ({ word, label }))

/**
 * Buttons of the categories that have them (spec 000 §2, Catalogue), in the same order in both languages. Each finds
 * something; a test sees to it.
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

/** What a button searches for, in the other language's words; any other search as it is. */
export function translateSubFilter(id: CategoryId, search: string, from: Language, to: Language): string {
  const both = subFilters.get(id)
  const place = both?.[from].findIndex(({ word }) => `${word}&` === search) ?? -1
  const counterpart = both?.[to][place]
  return counterpart ? `${counterpart.word}&` : search
}
