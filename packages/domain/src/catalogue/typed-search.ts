import type { Category } from './category.ts'
import type { Product } from './product.ts'
import { isPlus, normalizeWord, prepareSearch, searchProducts, searchWords } from './search.ts'

/** As many as a list below a search field holds on a phone, with the keyboard open. */
const most = { categories: 2, products: 5 } as const

/** What a search finds while it is being typed. */
export interface TypedSearch {
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
}

interface Named {
  readonly name: string
}

const nameWords = new WeakMap<Named, readonly string[]>()

/** The words of a name as search compares them, taken apart once: somebody types faster than thousands can be. */
function wordsOf(named: Named): readonly string[] {
  const words = nameWords.get(named) ?? named.name.split(/[^\p{L}\p{N}-]+/u).map(normalizeWord)
  nameWords.set(named, words)
  return words
}

/** Makes ready what {@link searchWhileTyping} needs, so that the first key does not wait for it. */
export function prepareTypedSearch(categories: readonly Category[], products: readonly Product[]): void {
  for (const named of [...categories, ...products]) wordsOf(named)
  prepareSearch(products)
}

/**
 * What is meant before the words are whole: names in which every typed word begins a word, categories and products
 * alike; then products that the search itself finds. Of the search's rules (spec 000 §5) only its shortest word
 * does not hold here, since every word is short while it is being typed. `products` are those of all categories.
 */
export function searchWhileTyping(
  categories: readonly Category[],
  products: readonly Product[],
  typed: string,
): TypedSearch {
  const starts = typed.split(/[&+\s]+/).flatMap((word) => normalizeWord(word) || [])
  if (starts.length === 0) return { categories: [], products: [] }
  const begins = (named: Named) => {
    const words = wordsOf(named)
    return starts.every((start) => words.some((word) => word.startsWith(start)))
  }
  const named = products.filter((product) => !isPlus(product) && begins(product))
  const found = searchWords(typed).length === 0 ? [] : searchProducts(products, typed)
  return {
    categories: categories.filter(begins).slice(0, most.categories),
    products: [...new Set([...named, ...found])].slice(0, most.products),
  }
}
