import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'

/** Search and page of a category's list; the first page of the complete list by default. */
export interface ListingParams {
  /** Search terms as they are in the path. */
  readonly search?: string | undefined
  readonly pagina?: string | number | undefined
}

/** The path of a category's list, of a search in it, or of a page of either; the first page has no number. */
export function listingPath(
  language: Language,
  categoria: string,
  { search, pagina = 1 }: ListingParams,
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
