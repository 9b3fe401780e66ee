import type { Product } from './product.ts'
import { findProducts, keyOfName, type SearchIndex } from './search-index.ts'

/** Matches a term as a substring. */
export const includesTerm = (term: string, searched: string): boolean => term.includes(searched)
/** Matches the beginning of a term. */
export const startsWithTerm = (term: string, searched: string): boolean => term.startsWith(searched)
const isTerm = (term: string, searched: string): boolean => term === searched

/** A query, or one with a phrase replaced by a synonym. All terms are normalized. */
export interface RankedQuery {
  /** All words, for products of exactly this name. */
  readonly words: readonly string[]
  /** The words that have to match. */
  readonly terms: readonly string[]
}

/**
 * Finds products by their name, by relevance: those with exactly this name, those with its terms as whole words, and those
 * with words that begin with its terms. A product can be in several lists.
 *
 * @param limit Of each list.
 */
export function rankByName(
  index: SearchIndex,
  { words, terms }: RankedQuery,
  limit?: number,
): readonly (readonly Product[])[] {
  const exact = index.exactNames.get(keyOfName(words)) ?? []
  return [
    exact.slice(0, limit).map((position) => index.products[position]!),
    findProducts(index, { terms, field: 'names', matches: isTerm }, limit),
    findProducts(index, { terms, field: 'names', matches: startsWithTerm }, limit),
  ]
}

/**
 * Merges the lists of several queries, each with the same number of lists: the first lists of all queries, then the second
 * ones and so on, each product once.
 */
export function mergeByRank(ranked: readonly (readonly (readonly Product[])[])[]): Product[] {
  const merged = new Set<Product>()
  for (let rank = 0; rank < (ranked[0]?.length ?? 0); rank += 1)
    for (const lists of ranked) for (const product of lists[rank]!) merged.add(product)
  return [...merged]
}
