import type { Product } from './product.ts'
import { indexOf, productsWith } from './search-index.ts'
import { isPlus, searchWords } from './search-words.ts'

/** Where a word of a search is found: within longer ones, too. */
export const holdsWord = (known: string, word: string): boolean => known.includes(word)

/**
 * Products in which every word of the query appears, PLUS products left out, in their given order (spec 000 §5, Search).
 * The same list, the very same array, is searched by its index.
 */
export function searchProducts(products: readonly Product[], query: string): Product[] {
  const words = searchWords(query)
  if (words.length === 0) return products.filter((product) => !isPlus(product))
  return productsWith(indexOf(products), { words, within: 'texts', holds: holdsWord })
}
