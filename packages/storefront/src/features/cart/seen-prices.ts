import type { Product, ProductId } from '@colada/domain/catalogue/product'
import type { Cents } from '@colada/domain/money/money'
import { seenPricesKey } from '../../platform/store/storage-keys.ts'

/** Name and price of a product as the customer last saw them. */
export interface SeenPrice {
  readonly name: string
  readonly price: Cents
}

/** The last seen prices of products in the cart; empty without storage. */
export function readSeenPrices(): ReadonlyMap<ProductId, SeenPrice> {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(seenPricesKey) ?? '[]')
    return new Map(Array.isArray(entries) ? entries.flatMap(readEntry) : [])
  } catch {
    return new Map()
  }
}

/** Replaces the saved prices. */
export function saveSeenPrices(products: Iterable<Pick<Product, 'id' | 'name' | 'price'>>): void {
  const entries = [...products].map(({ id, name, price }) => [id, name, price])
  try {
    if (entries.length === 0) localStorage.removeItem(seenPricesKey)
    else localStorage.setItem(seenPricesKey, JSON.stringify(entries))
  } catch {
    // Without storage price changes are not detected; the checkout shows every price.
  }
}

/** Saves the price of a product that is added to the cart. */
export function saveSeenPrice(product: Pick<Product, 'id' | 'name' | 'price'>): void {
  const others = [...readSeenPrices()].filter(([id]) => id !== product.id)
  saveSeenPrices([...others.map(([id, before]) => ({ id, ...before })), product])
}

function readEntry(entry: unknown): [ProductId, SeenPrice][] {
  if (!Array.isArray(entry)) return []
  const [id, name, price] = entry as readonly unknown[]
  if (typeof id !== 'number' || typeof name !== 'string' || typeof price !== 'number') return []
  return [[id, { name, price }]]
}
