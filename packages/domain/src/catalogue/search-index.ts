import type { Product } from './product.ts'
import { foldText, isPlusProduct, normalizeTerm, tokenize } from './search-terms.ts'

/** An inverted index: `postings[i]` are the positions of the products that contain `terms[i]`, ascending. */
export interface InvertedIndex {
  readonly terms: readonly string[]
  readonly postings: readonly (readonly number[])[]
}

/** Search index of a list of products: all their texts, and their names separately. */
export interface SearchIndex {
  readonly products: readonly Product[]
  readonly texts: InvertedIndex
  readonly names: InvertedIndex
  /** Positions of the products with a complete name; see `keyOfName`. */
  readonly exactNames: ReadonlyMap<string, readonly number[]>
}

/** Normalized terms of a name. */
export const tokenizeName = (name: string): string[] => tokenize(name).map(normalizeTerm)

/** The normalized terms of a complete name as one key. */
export const keyOfName = (terms: readonly string[]): string => terms.join(' ')

/** Builds an inverted index. Each distinct token is normalized once: a catalogue repeats most of its tokens. */
class InvertedIndexBuilder implements InvertedIndex {
  readonly terms: string[] = []
  readonly postings: number[][] = []
  readonly #normalize: (token: string) => string
  readonly #termIds = new Map<string, number>()
  readonly #tokenTermIds = new Map<string, number>()

  constructor(normalize: (token: string) => string) {
    this.#normalize = normalize
  }

  /** Positions must be added in ascending order. */
  add(token: string, position: number): void {
    const termId = this.#tokenTermIds.get(token) ?? this.#addToken(token)
    const positions = this.postings[termId]!
    if (positions.at(-1) !== position) positions.push(position)
  }

  #addToken(token: string): number {
    const term = this.#normalize(token)
    const termId = this.#termIds.get(term) ?? this.terms.push(term) - 1
    this.postings[termId] ??= []
    this.#termIds.set(term, termId)
    this.#tokenTermIds.set(token, termId)
    return termId
  }
}

const cache = new WeakMap<readonly Product[], SearchIndex>()

/** The search index of a list of products, cached by the identity of the array; built synchronously if missing. */
export function getSearchIndex(products: readonly Product[]): SearchIndex {
  for (const _ of buildSearchIndex(products));
  return cache.get(products)!
}

/** Whether the search index of a list of products has been built. */
export const hasSearchIndex = (products: readonly Product[]): boolean => cache.has(products)

/**
 * Builds the search index of a list of products and caches it. Yields after each product, so that the caller can run it
 * in slices; does nothing if the index is cached. PLUS products are excluded (spec 000 §5, Search).
 */
export function* buildSearchIndex(products: readonly Product[]): Generator<void, void> {
  if (cache.has(products)) return
  const texts = new InvertedIndexBuilder((token) => foldText(token).replace(/-/g, ''))
  const names = new InvertedIndexBuilder(normalizeTerm)
  const exactNames = new Map<string, number[]>()
  for (const [position, product] of products.entries()) {
    if (isPlusProduct(product)) continue
    const { name, description, searchText } = product
    for (const text of [name, description, searchText])
      for (const token of text.split(/\s+/)) texts.add(token, position)
    for (const token of tokenize(name)) names.add(token, position)
    const key = keyOfName(tokenizeName(name))
    const sameName = exactNames.get(key)
    if (sameName) sameName.push(position)
    else exactNames.set(key, [position])
    yield
  }
  cache.set(products, { products, texts, names, exactNames })
}

export interface IndexQuery {
  readonly terms: readonly string[]
  readonly field: 'texts' | 'names'
  /** Whether a term of the index matches a term of the query. */
  readonly matches: (term: string, searched: string) => boolean
}

/** Finds at most `limit` products that match every term of the query, in the order of the list. */
export function findProducts(
  index: SearchIndex,
  { terms: searchedTerms, field, matches }: IndexQuery,
  limit = Number.POSITIVE_INFINITY,
): Product[] {
  const { products } = index
  const { terms, postings } = index[field]
  const searched = [...new Set(searchedTerms)]
  /** By product, the number of query terms matched so far. */
  const matchCounts = new Uint16Array(products.length)
  for (const [count, searchedTerm] of searched.entries()) {
    let remaining = 0
    for (let termId = 0; termId < terms.length; termId += 1) {
      if (!matches(terms[termId]!, searchedTerm)) continue
      for (const position of postings[termId]!) {
        if (matchCounts[position] !== count) continue
        matchCounts[position] = count + 1
        remaining += 1
      }
    }
    if (remaining === 0) return []
  }
  const found: Product[] = []
  for (let position = 0; position < matchCounts.length && found.length < limit; position += 1)
    if (matchCounts[position] === searched.length) found.push(products[position]!)
  return found
}
