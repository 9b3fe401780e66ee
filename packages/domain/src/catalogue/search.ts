import type { Category } from './category.ts'
import type { Product } from './product.ts'
import { includesTerm, mergeByRank, rankByName, startsWithTerm } from './relevance.ts'
import { findProducts, getSearchIndex, tokenizeName } from './search-index.ts'
import { isPlusProduct, normalizeTerm, parseSearchTerms, tokenize, toSearchTerms } from './search-terms.ts'
import { withSynonyms } from './synonyms.ts'

/**
 * Finds the products that contain every term of the query, without PLUS products (spec 000 §5, Search), or a synonym of
 * it. The order is by relevance: exactly this name, whole words of the name, beginnings of its words, products of a
 * category of this name, other texts; in the given order within each. The index is cached by the identity of the array.
 *
 * @param categories Those whose products come before others that have the terms in their texts only.
 */
export function searchProducts(
  products: readonly Product[],
  query: string,
  categories: readonly Pick<Category, 'id' | 'name'>[] = [],
): Product[] {
  if (parseSearchTerms(query).length === 0) return products.filter((product) => !isPlusProduct(product))
  const index = getSearchIndex(products)
  const queries = withSynonyms(tokenize(query))
    .map((words) => ({ words: words.map(normalizeTerm), terms: toSearchTerms(words) }))
    .filter(({ terms }) => terms.length > 0)
  return mergeByRank(
    queries.map((each) => {
      const found = findProducts(index, { terms: each.terms, field: 'texts', matches: includesTerm })
      const ids = new Set(findCategories(categories, each.terms).map(({ id }) => id))
      const ofCategory = ids.size === 0 ? [] : found.filter(({ categoryId }) => ids.has(categoryId))
      return [...rankByName(index, each), ofCategory, found]
    }),
  )
}

/** Categories whose name has a word with each term as its beginning. */
export function findCategories<Named extends Pick<Category, 'name'>>(
  categories: readonly Named[],
  terms: readonly string[],
): Named[] {
  return categories.filter(({ name }) => {
    const nameTerms = tokenizeName(name)
    return terms.every((term) => nameTerms.some((word) => startsWithTerm(word, term)))
  })
}
