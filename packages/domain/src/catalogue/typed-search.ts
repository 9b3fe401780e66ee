import type { Category } from './category.ts'
import type { Product } from './product.ts'
import { holdsWord } from './search.ts'
import { indexOf, nameWords, productsWith } from './search-index.ts'
import { searchWords } from './search-words.ts'

/** As many as a list below a search field holds on a phone, with the keyboard open. */
const most = { categories: 2, products: 5 } as const

/** What a search finds while it is being typed. */
export interface TypedSearch {
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
}

const begins = (known: string, start: string): boolean => known.startsWith(start)

/**
 * What is meant before the words are whole: names in which every typed word begins a word, categories and products
 * alike; then products that the search itself finds. Of the search's rules (spec 000 §5) only its shortest word
 * does not hold here, since every word is short while it is being typed. `products` are those of all categories; no
 * more of them are looked at than are shown.
 */
export function searchWhileTyping(
  categories: readonly Category[],
  products: readonly Product[],
  typed: string,
): TypedSearch {
  const starts = nameWords(typed).filter((word) => word !== '')
  if (starts.length === 0) return { categories: [], products: [] }
  const index = indexOf(products)
  const named = productsWith(index, { words: starts, within: 'names', holds: begins }, most.products)
  const words = searchWords(typed)
  const found =
    named.length === most.products || words.length === 0
      ? []
      : productsWith(index, { words, within: 'texts', holds: holdsWord }, 2 * most.products)
  return {
    categories: categories
      .filter(({ name }) => {
        const own = nameWords(name)
        return starts.every((start) => own.some((word) => begins(word, start)))
      })
      .slice(0, most.categories),
    products: [...new Set([...named, ...found])].slice(0, most.products),
  }
}
