import type { Language } from '@colada/domain/wire/language'
import { routePath } from './paths.ts'

/** What of a category's list an address names; the whole list's first page where it says nothing. */
export interface ListingPlace {
  /** Words as the address joins them. */
  readonly search?: string | undefined
  readonly pagina?: string | number | undefined
}

/** The address of a category's list, of a search in it, or of a page of either; the first page has no number. */
export function listingPath(
  language: Language,
  categoria: string,
  { search, pagina = 1 }: ListingPlace,
): string {
  const isFirst = Number(pagina) === 1
  if (search === undefined)
    return isFirst
      ? routePath(language, 'Category', { categoria })
      : routePath(language, 'CategoryPage', { categoria, pagina })
  return isFirst
    ? routePath(language, 'CategorySearch', { categoria, search })
    : routePath(language, 'CategorySearchPage', { categoria, search, pagina })
}
