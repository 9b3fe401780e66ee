import type { CalendarDate } from '../time/calendar-date.ts'
import { categoryIds, type CategoryId } from './category.ts'
import { memoizeByReference } from './memoize-by-reference.ts'
import type { Product, ProductId } from './product.ts'
import { isPlusProduct } from './search-terms.ts'

/** Candidates for best sellers (spec 001 §9). */
export const bestSellerIds: readonly ProductId[] = [1, 2, 3, 29, 78, 107, 145, 146, 300, 301, 304, 357]

/** Categories on the home page in display order (spec 000 §2, Home). */
export const homeCategoryIds: readonly CategoryId[] = [3, 12, 8, 2, 7, 9, 4, 11]

const MAX_SUGGESTIONS = 8
const MIN_SUGGESTIONS = 3

/** Picks the best sellers of a day, the same for all visitors. */
export function pickBestSellers(products: readonly Product[], day: CalendarDate): Product[] {
  return seededSample(selectBestSellers(products), `best-sellers ${day}`, MAX_SUGGESTIONS)
}

const selectBestSellers = memoizeByReference((products: readonly Product[]) =>
  products.filter((product) => bestSellerIds.includes(product.id)),
)

/** Picks products of the category for companies, shown to business customers instead of best sellers. */
export function pickBusinessProducts(products: readonly Product[]): Product[] {
  return products.filter((product) => product.categoryId === categoryIds.companies).slice(0, MAX_SUGGESTIONS)
}

/**
 * Picks up to eight other products of the same category, without PLUS products; if there are two or fewer, best sellers
 * (spec 000 §2, Product page). Seeded by product and day, so that server and browser render the same.
 */
export function pickSuggestions(
  product: Pick<Product, 'id' | 'categoryId'>,
  products: readonly Product[],
  day: CalendarDate,
): Product[] {
  const others = (groupByCategory(products).get(product.categoryId) ?? []).filter(
    ({ id }) => id !== product.id,
  )
  if (others.length < MIN_SUGGESTIONS) {
    return pickBestSellers(products, day).filter((other) => other.id !== product.id)
  }
  return seededSample(others, `${product.id} ${day}`, MAX_SUGGESTIONS)
}

const groupByCategory = memoizeByReference((products: readonly Product[]) =>
  Map.groupBy(
    products.filter((product) => !isPlusProduct(product)),
    ({ categoryId }) => categoryId,
  ),
)

function seededSample<Item>(items: readonly Item[], seed: string, count: number): Item[] {
  const random = seededRandom(seed)
  const pool = [...items]
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const swapped = pool[i]!
    pool[i] = pool[j]!
    pool[j] = swapped
  }
  return pool.slice(0, count)
}

/** mulberry32 seeded with an FNV-1a hash: deterministic in every JavaScript engine. */
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
