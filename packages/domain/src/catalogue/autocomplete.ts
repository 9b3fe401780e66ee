import type { Category } from './category.ts'
import type { Product } from './product.ts'
import { getSearchIndex, tokenizeName, findProducts } from './search-index.ts'
import { parseSearchTerms } from './search-terms.ts'
import { includesTerm } from './search.ts'

/** Fits below a search field on a phone with the keyboard open. */
const MAX_RESULTS = { categories: 2, products: 5 } as const

/** Results for an incomplete query. */
export interface AutocompleteResults {
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
}

const startsWith = (term: string, prefix: string): boolean => term.startsWith(prefix)

/**
 * Completes a query: categories and products whose name has a word with each typed prefix, then products that the full
 * search finds. The minimum term length of the search (spec 000 §5) does not apply to prefixes.
 *
 * @param products - Products of all categories.
 */
export function autocomplete(
  categories: readonly Category[],
  products: readonly Product[],
  typed: string,
): AutocompleteResults {
  const prefixes = tokenizeName(typed).filter((word) => word !== '')
  if (prefixes.length === 0) return { categories: [], products: [] }
  const index = getSearchIndex(products)
  const byName = findProducts(
    index,
    { terms: prefixes, field: 'names', matches: startsWith },
    MAX_RESULTS.products,
  )
  const terms = parseSearchTerms(typed)
  const byText =
    byName.length === MAX_RESULTS.products || terms.length === 0
      ? []
      : findProducts(index, { terms, field: 'texts', matches: includesTerm }, 2 * MAX_RESULTS.products)
  return {
    categories: categories
      .filter(({ name }) => {
        const nameTerms = tokenizeName(name)
        return prefixes.every((prefix) => nameTerms.some((word) => startsWith(word, prefix)))
      })
      .slice(0, MAX_RESULTS.categories),
    products: [...new Set([...byName, ...byText])].slice(0, MAX_RESULTS.products),
  }
}
