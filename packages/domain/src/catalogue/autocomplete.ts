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
 * @param allProducts Products of all categories.
 */
export function autocomplete(
  categories: readonly Category[],
  allProducts: readonly Product[],
  typed: string,
): AutocompleteResults {
  const words = tokenize(typed).filter((word) => normalizeTerm(word) !== '')
  if (words.length === 0) return { categories: [], products: [] }
  const index = getSearchIndex(allProducts)
  const queries = withSynonyms(words)
  const prefixes = queries.map((each) => each.map(normalizeTerm))
  const byName = mergeByRank(
    prefixes.map((terms) => rankByName(index, { words: terms, terms }, MAX_RESULTS.products)),
  )
  const products = new Set(byName)
  for (const terms of queries.map(toSearchTerms)) {
    if (products.size >= MAX_RESULTS.products) break
    if (terms.length === 0) continue
    const byText = { terms, field: 'texts', matches: includesTerm } as const
    for (const product of findProducts(index, byText, 2 * MAX_RESULTS.products)) products.add(product)
  }
  const found = new Set(prefixes.flatMap((terms) => findCategories(categories, terms)))
  return {
    categories: [...found].slice(0, MAX_RESULTS.categories),
    products: [...products].slice(0, MAX_RESULTS.products),
  }
}
