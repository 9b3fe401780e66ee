import type { SortOrder } from '@colada/domain/catalogue/sort'
import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'

/** Name of the parameter with the order of a list. */
export const sortParameter = 'sort'

/** The query string of an order; empty without one. */
export const sortSearch = (sort: SortOrder | null): string =>
  sort === null ? '' : `?${sortParameter}=${sort}`

/** Search, page and order of a category's list; the first page of the complete list by default. */
export interface ListingParams {
  /** Search terms as they are in the path. */
  readonly search?: string | undefined
  readonly pagina?: string | number | undefined
  readonly sort?: SortOrder | null
}

/** The path of a category's list, of a search in it, or of a page of either, with its order; the first page has no number. */
export function listingPath(
  language: Language,
  categoria: string,
  { search, pagina = 1, sort = null }: ListingParams,
): string {
  return pathOf(language, categoria, search, pagina) + sortSearch(sort)
}

function pathOf(
  language: Language,
  categoria: string,
  search: string | undefined,
  pagina: string | number,
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
