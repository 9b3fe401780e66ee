import type { Product } from './product.ts'

const shortestWord = 4

/** A word as search compares it: no accents, lower case, no hyphens, no plural s (spec 000 §5, Search). */
export function normalizeWord(word: string): string {
  return plainText(word).replace(/-/g, '').replace(/s$/, '')
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** The words of a search that count: joined by `&`, `+` or spaces, those of 3 letters or fewer dropped. */
export function searchWords(query: string): string[] {
  return query
    .split(/[&+\s]+/)
    .filter((word) => [...word].length >= shortestWord)
    .map(normalizeWord)
}

/** Whether a title names a PLUS product; those appear neither in searches nor among suggestions. */
export function isPlus(product: Pick<Product, 'name'>): boolean {
  return product.name.includes('PLUS')
}

/** What a product is searched in, normalised once. */
export function searchableText(product: Product): string {
  return plainText(`${product.name} ${product.description} ${product.searchText}`).replace(/-/g, '')
}

/** Every word of some products, and which of them have it. */
type SearchIndex = ReadonlyMap<string, readonly number[]>

const indexes = new WeakMap<readonly Product[], SearchIndex>()

/**
 * The index of a list of products, made once: thousands of descriptions are too much to read with every search, and
 * their different words are few. PLUS products are not in it.
 */
function indexOf(products: readonly Product[]): SearchIndex {
  const made = indexes.get(products)
  if (made) return made
  const index = new Map<string, number[]>()
  products.forEach((product, at) => {
    if (isPlus(product)) return
    for (const word of new Set(searchableText(product).split(/\s+/))) {
      const places = index.get(word)
      if (places) places.push(at)
      else index.set(word, [at])
    }
  })
  indexes.set(products, index)
  return index
}

/** Makes ready what {@link searchProducts} needs, so that the first search does not wait for it. */
export function prepareSearch(products: readonly Product[]): void {
  indexOf(products)
}

/**
 * Products in which every word of the query appears, PLUS products left out, in their given order. The same list, the
 * very same array, is searched by its index.
 */
export function searchProducts(products: readonly Product[], query: string): Product[] {
  const words = searchWords(query)
  if (words.length === 0) return products.filter((product) => !isPlus(product))
  const index = indexOf(products)
  const [first, ...others] = words.map((word) => placesOf(index, word))
  return [...first!]
    .filter((place) => others.every((places) => places.has(place)))
    .toSorted((a, b) => a - b)
    .map((place) => products[place]!)
}

/** Where a word appears, within longer ones, too. */
function placesOf(index: SearchIndex, word: string): Set<number> {
  const places = new Set<number>()
  for (const [known, at] of index) if (known.includes(word)) for (const place of at) places.add(place)
  return places
}
