import type { Category } from './category.ts'
import type { Product } from './product.ts'
import { includesTerm, mergeByRank, rankByName } from './relevance.ts'
import { findProducts, getSearchIndex } from './search-index.ts'
import { normalizeTerm, tokenize, toSearchTerms } from './search-terms.ts'
import { findCategories } from './search.ts'
import { withSynonyms } from './synonyms.ts'

/** Fits below a search field on a phone with the keyboard open. */
const MAX_RESULTS = { categories: 2, products: 5 } as const

/** Results for an incomplete query. */
export interface AutocompleteResults {
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
}

/**
 * Completes a query: categories and products whose name has a word with each typed prefix, then products that the full
 * search finds, by relevance and with synonyms like there. The minimum term length of the search (spec 000 §5) does not
 * apply to prefixes.
 *
 * @param products - Products of all categories.
 */
export function autocomplete(
  categories: readonly Category[],
  products: readonly Product[],
  typed: string,
): AutocompleteResults {
  const words = tokenize(typed).filter((word) => normalizeTerm(word) !== '')
  if (words.length === 0) return { categories: [], products: [] }
  const index = getSearchIndex(products)
  const queries = withSynonyms(words)
  const prefixes = queries.map((each) => each.map(normalizeTerm))
  const byName = mergeByRank(
    prefixes.map((terms) => rankByName(index, { words: terms, terms }, MAX_RESULTS.products)),
  )
  const byText =
    byName.length >= MAX_RESULTS.products
      ? []
      : queries
          .map(toSearchTerms)
          .filter((terms) => terms.length > 0)
          .flatMap((terms) =>
            findProducts(index, { terms, field: 'texts', matches: includesTerm }, 2 * MAX_RESULTS.products),
          )
  const found = new Set(prefixes.flatMap((terms) => findCategories(categories, terms)))
  return {
    categories: [...found].slice(0, MAX_RESULTS.categories),
    products: [...new Set([...byName, ...byText])].slice(0, MAX_RESULTS.products),
  }
}
