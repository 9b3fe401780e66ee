import { type Category, categoryIds } from '@colada/domain/catalogue/category'
import { countPages, paginate, PAGINATION_THRESHOLD, parsePage } from '@colada/domain/catalogue/pagination'
import type { Product } from '@colada/domain/catalogue/product'
import { searchProducts } from '@colada/domain/catalogue/search'
import { parseSearchTerms } from '@colada/domain/catalogue/search-terms'
import { type SortOrder, sortProducts } from '@colada/domain/catalogue/sort'
import { toPageTitle } from '@colada/domain/catalogue/truncate'
import { bothPaths } from '@colada/domain/routes/route-path'
import type { Bilingual, Language } from '@colada/domain/wire/language'
import { data, redirect } from 'react-router-dom'
import { categoryIdOf, slugsOf } from '../../platform/catalogue/slugs.ts'
import { listingPath } from '../../platform/routes/listing-path.ts'
import { fromSearchTerms } from '../../platform/routes/search-terms.ts'
import type { LoadContext } from './load-context.ts'
import { prepareCatalogue } from './prepare-catalogue.ts'
import { translateSubFilter, subFilters } from './sub-filters.ts'
import { allProducts, type ProductView, toProductView } from './views.ts'

/** Data of a category, one of its pages or a search in it. */
export interface CategoryListing {
  readonly kind: 'listing'
  readonly categoryId: number
  readonly isDisabled?: true
  /** `null` for all categories, whose texts are messages of the shop. */
  readonly name: string | null
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  /** The search as it is typed; empty without one. */
  readonly query: string
  /** The search as it is in the path, for the paths of further pages. */
  readonly search?: string | undefined
  /** The chosen order; `null` for the catalogue's, or the relevance of results. */
  readonly sort: SortOrder | null
  readonly products: readonly ProductView[]
  /** Every term is too short to search by, so the complete category is listed (spec 000 §5, Search). */
  readonly tooShort?: true
  readonly results: number
  readonly page: number
  readonly pages: number
  readonly filters: readonly {
    readonly id: string
    readonly label: string
    readonly href: string
    readonly current: boolean
  }[]
  readonly paths: Bilingual
}

/** Responds with 404, which renders the not-found page (spec 000 §2). */
export function throwNotFound(): never {
  throw data(null, { status: 404 })
}

/** Lists a category, a page of it or a search in it (spec 000 §2, Catalogue routes). */
export async function loadListing(context: LoadContext): Promise<CategoryListing> {
  const { source, language, params, sort = null } = context
  const slug = params.categoria ?? ''
  const categoryId = categoryIdOf(slug, language)
  if (categoryId === null) return throwNotFound()
  const categories = await source.categories(language)
  const category = categories.find(({ id }) => id === categoryId)
  const isAll = categoryId === categoryIds.all
  if (!category && !isAll) return throwNotFound()

  const query = fromSearchTerms(params.search)
  // A search with separators only is the category itself, which has its own path.
  if (params.search !== undefined && query === '')
    throw redirect(listingPath(language, slug, { pagina: params.pagina, sort }), 301)
  const found =
    query === ''
      ? (category?.products ?? allProducts(categories))
      : await searchIn(categories, category, query)
  // Spec 000 §2: a search with no results goes to all categories with the query.
  if (found.length === 0 && query !== '' && !isAll) {
    throw redirect(
      listingPath(language, slugsOf(categoryIds.all)[language], { search: params.search!, sort }),
    )
  }
  const pages = countPages(found.length)
  const page = parsePage(params.pagina ?? '1', pages)
  if (page === null) return throwNotFound()

  return {
    kind: 'listing',
    categoryId,
    ...(category?.isDisabled && { isDisabled: true }),
    name: category?.name ?? null,
    description: page === 1 && query === '' ? (category?.description ?? '') : '',
    metaTitle: category ? toPageTitle(category.metaTitle, category.name) : '',
    metaDescription: category?.metaDescription ?? '',
    query,
    search: params.search,
    sort,
    ...(query !== '' && parseSearchTerms(query).length === 0 && { tooShort: true }),
    products: paginate(sortProducts(found, sort), page).map((product) => toProductView(product, language)),
    results: found.length,
    page,
    pages: found.length > PAGINATION_THRESHOLD ? pages : 1,
    filters: toFilters(category, language, query, sort),
    paths: toListingPaths(categoryId, params, language),
  }
}

/** Searches a category, or all of them: there is one index, of all products. */
async function searchIn(
  categories: readonly Category[],
  category: Category | undefined,
  query: string,
): Promise<readonly Product[]> {
  await prepareCatalogue(categories)
  const found = searchProducts(allProducts(categories), query, categories)
  return category ? found.filter(({ categoryId }) => categoryId === category.id) : found
}

function toFilters(
  category: Category | undefined,
  language: 'es' | 'en',
  query: string,
  sort: SortOrder | null,
): CategoryListing['filters'] {
  const words = category && subFilters.get(category.id)?.[language]
  if (!words) return []
  const categoria = category.slugs[language]
  const current = parseSearchTerms(query).join(' ')
  return words.map(({ word, label }) => ({
    id: word,
    label,
    href: listingPath(language, categoria, { search: `${word}&`, sort }),
    current: parseSearchTerms(word).join(' ') === current,
  }))
}

/**
 * Paths in both languages. A search keeps its terms, unless they are those of a sub-filter. In the other language it may
 * have fewer pages, so its first page is linked.
 */
function toListingPaths(
  categoryId: number,
  { search, pagina }: LoadContext['params'],
  current: Language,
): Bilingual {
  return bothPaths((language) => {
    const categoria = slugsOf(categoryId)[language]
    if (search === undefined || language === current)
      return listingPath(language, categoria, { search, pagina })
    return listingPath(language, categoria, {
      search: translateSubFilter(categoryId, search, current, language),
    })
  })
}
