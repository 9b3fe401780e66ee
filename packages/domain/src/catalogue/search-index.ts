import type { Product } from './product.ts'
import { isPlus, normalizeWord, plainText, writtenWords } from './search-words.ts'

/** Words, and the places of those products that have each, in order. */
export interface WordPlaces {
  readonly words: readonly string[]
  readonly places: readonly (readonly number[])[]
}

/** What some products are found by: every word of their texts, and of their names apart. */
export interface SearchIndex {
  readonly products: readonly Product[]
  readonly texts: WordPlaces
  readonly names: WordPlaces
}

/** The words of a name as search compares them. */
export const nameWords = (name: string): string[] => writtenWords(name).map(normalizeWord)

/** Gathers words; each spelling is normalised once, since a catalogue has far fewer of them than words. */
class Words implements WordPlaces {
  readonly words: string[] = []
  readonly places: number[][] = []
  readonly #normalize: (word: string) => string
  readonly #numbers = new Map<string, number>()
  readonly #spellings = new Map<string, number>()

  constructor(normalize: (word: string) => string) {
    this.#normalize = normalize
  }

  /** Places come in order. */
  add(spelling: string, place: number): void {
    const number = this.#spellings.get(spelling) ?? this.#learn(spelling)
    const places = this.places[number]!
    if (places.at(-1) !== place) places.push(place)
  }

  #learn(spelling: string): number {
    const word = this.#normalize(spelling)
    const number = this.#numbers.get(word) ?? this.words.push(word) - 1
    this.places[number] ??= []
    this.#numbers.set(word, number)
    this.#spellings.set(spelling, number)
    return number
  }
}

const indexes = new WeakMap<readonly Product[], SearchIndex>()

/** The index of a list of products, the very same array: kept, and made at once where it was not made ready. */
export function indexOf(products: readonly Product[]): SearchIndex {
  for (const _ of indexSteps(products));
  return indexes.get(products)!
}

/** Whether the index of a list of products is there, so that a search in it takes no time to speak of. */
export const isIndexed = (products: readonly Product[]): boolean => indexes.has(products)

/**
 * Makes the index of a list of products ready, a product a step, so that whoever makes it can let others in between;
 * no step where it is known. PLUS products are not in it (spec 000 §5, Search).
 */
export function* indexSteps(products: readonly Product[]): Generator<void, void> {
  if (indexes.has(products)) return
  const texts = new Words((word) => plainText(word).replace(/-/g, ''))
  const names = new Words(normalizeWord)
  for (const [place, product] of products.entries()) {
    if (isPlus(product)) continue
    const { name, description, searchText } = product
    for (const text of [name, description, searchText])
      for (const word of text.split(/\s+/)) texts.add(word, place)
    for (const word of writtenWords(name)) names.add(word, place)
    yield
  }
  indexes.set(products, { products, texts, names })
}

/** What is asked of an index: words, where they are looked for, and when a known word answers for one of them. */
export interface AskedWords {
  readonly words: readonly string[]
  readonly within: 'texts' | 'names'
  readonly holds: (known: string, word: string) => boolean
}

/** Products that have each of some words, in their order, `most` at most. */
export function productsWith(
  index: SearchIndex,
  { words: asked, within, holds }: AskedWords,
  most = Number.POSITIVE_INFINITY,
): Product[] {
  const { products } = index
  const { words, places } = index[within]
  const wanted = [...new Set(asked)]
  /** Of each product, how many of the words were found in it so far. */
  const marks = new Uint16Array(products.length)
  for (const [turn, word] of wanted.entries()) {
    let left = 0
    for (let at = 0; at < words.length; at += 1) {
      if (!holds(words[at]!, word)) continue
      for (const place of places[at]!) {
        if (marks[place] !== turn) continue
        marks[place] = turn + 1
        left += 1
      }
    }
    if (left === 0) return []
  }
  const found: Product[] = []
  for (let place = 0; place < marks.length && found.length < most; place += 1)
    if (marks[place] === wanted.length) found.push(products[place]!)
  return found
}
