import { categoryIds, type CategoryId } from '@colada/domain/catalogue/category'
import type { Bilingual, Language } from '@colada/domain/wire/language'

/** Slugs of the categories in both languages (spec 000 §2, Catalogue routes), in the order of the menus. */
export const categorySlugs: readonly { readonly id: CategoryId; readonly slugs: Bilingual }[] = [
  { id: categoryIds.laundry, slugs: { es: 'lavanderia', en: 'laundry' } },
  { id: categoryIds.dryCleaning, slugs: { es: 'tintoreria', en: 'dry-cleaning' } },
  { id: categoryIds.ironing, slugs: { es: 'planchar', en: 'ironing' } },
  { id: categoryIds.duvets, slugs: { es: 'edredones', en: 'duvet' } },
  { id: categoryIds.carpets, slugs: { es: 'alfombras', en: 'carpets' } },
  { id: categoryIds.leather, slugs: { es: 'pieles', en: 'leather' } },
  { id: categoryIds.specialItems, slugs: { es: 'prendas-especiales', en: 'special-items' } },
  { id: categoryIds.express, slugs: { es: 'expres', en: 'express' } },
  { id: categoryIds.vouchers, slugs: { es: 'bonos', en: 'packs' } },
  { id: categoryIds.companies, slugs: { es: 'lavanderia-empresas', en: 'laundry-for-companies' } },
  { id: categoryIds.renting, slugs: { es: 'renting', en: 'renting' } },
  { id: categoryIds.all, slugs: { es: 'todas-las-categorias', en: 'all-categories' } },
]

/** The slugs of a category; those of `all` when it has none. */
export function slugsOf(id: CategoryId): Bilingual {
  return (categorySlugs.find((entry) => entry.id === id) ?? categorySlugs.at(-1)!).slugs
}

/** The category of a slug in a language; `null` when there is none. */
export function categoryIdOf(slug: string, language: Language): CategoryId | null {
  return categorySlugs.find((entry) => entry.slugs[language] === slug)?.id ?? null
}
