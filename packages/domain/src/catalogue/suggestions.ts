import type { CalendarDate } from '../schedule/slot.ts'
import { categoryIds, type CategoryId } from './category.ts'
import type { Product, ProductId } from './product.ts'
import { keptLookup } from './kept-lookup.ts'
import { isPlus } from './search-words.ts'

/** Products that best sellers are picked from (spec 001 §9). */
export const bestSellerIds: readonly ProductId[] = [1, 2, 3, 29, 78, 107, 145, 146, 300, 301, 304, 357]

/** Categories on Home, in the order they stand there (spec 000 §2, Home). */
export const homeCategoryIds: readonly CategoryId[] = [3, 12, 8, 2, 7, 9, 4, 11]

const suggestionCount = 8
const fewestSuggestions = 3

/** The eight best sellers of a day; all visitors of that day see the same. */
export function bestSellers(products: readonly Product[], day: CalendarDate): Product[] {
  return seededSample(listedOf(products), `best-sellers ${day}`, suggestionCount)
}

const listedOf = keptLookup((products: readonly Product[]) =>
  products.filter((product) => bestSellerIds.includes(product.id)),
)

/** What business customers see instead of best sellers: the companies' own category. */
export function businessProducts(products: readonly Product[]): Product[] {
  return products.filter((product) => product.categoryId === categoryIds.companies).slice(0, suggestionCount)
}

/**
 * Up to eight others of the product's category, without PLUS; with two or fewer, best sellers
 * (spec 000 §2, Product page). The choice is seeded by product and day, so server and browser agree.
 */
export function compatibleProducts(
  product: Pick<Product, 'id' | 'categoryId'>,
  products: readonly Product[],
  day: CalendarDate,
): Product[] {
  const others = (suggestibleOf(products).get(product.categoryId) ?? []).filter(({ id }) => id !== product.id)
  if (others.length < fewestSuggestions) {
    return bestSellers(products, day).filter((other) => other.id !== product.id)
  }
  return seededSample(others, `${product.id} ${day}`, suggestionCount)
}

/** By category, what may be suggested. */
const suggestibleOf = keptLookup((products: readonly Product[]) =>
  Map.groupBy(
    products.filter((product) => !isPlus(product)),
    ({ categoryId }) => categoryId,
  ),
)

function seededSample<Item>(items: readonly Item[], seed: string, count: number): Item[] {
  const random = seededRandom(seed)
  const pool = [...items]
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const held = pool[i]!
    pool[i] = pool[j]!
    pool[j] = held
  }
  return pool.slice(0, count)
}

/** mulberry32 over an FNV-1a hash: small, and the same in every engine. */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
