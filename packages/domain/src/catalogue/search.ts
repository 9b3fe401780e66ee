import type { Product } from './product.ts'
import { getSearchIndex, findProducts } from './search-index.ts'
import { isPlusProduct, parseSearchTerms } from './search-terms.ts'

/** Matches a term as a substring. */
export const includesTerm = (term: string, searched: string): boolean => term.includes(searched)

/**
 * Finds the products that contain every term of the query, without PLUS products, in the given order (spec 000 §5,
 * Search). The index is cached by the identity of the array.
 */
export function searchProducts(products: readonly Product[], query: string): Product[] {
  const terms = parseSearchTerms(query)
  if (terms.length === 0) return products.filter((product) => !isPlusProduct(product))
  return findProducts(getSearchIndex(products), { terms, field: 'texts', matches: includesTerm })
}
