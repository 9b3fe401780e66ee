import { isLineQuantity } from '@colada/domain/cart/cart-rules'
import type { Measure } from '@colada/domain/catalogue/measures'
import type { Product } from '@colada/domain/catalogue/product'
import { foldText } from '@colada/domain/catalogue/search-terms'

/** What is typed to add garments. */
export interface GarmentEntry {
  readonly quantity: number
  /** The code of a product, or a part of its name. */
  readonly text: string
  /** Of a measured product, centimetres. */
  readonly measure?: Measure
}

/**
 * Reads an entry: `3*1` is three of product 1, `2*camisa` two shirts, `300 350x200` a carpet of 350 × 200 cm.
 *
 * @returns `null` without a product, or for a quantity that a line cannot have.
 */
export function parseGarmentEntry(typed: string): GarmentEntry | null {
  const [, factor, rest = ''] = /^(?:\s*(\d+)\s*\*)?(.*)$/s.exec(typed) ?? []
  const [, text = '', width, height] = /^(.*?)(?:\s+(\d+)\s*[x×]\s*(\d+))?$/is.exec(rest.trim()) ?? []
  const quantity = factor === undefined ? 1 : Number(factor)
  if (text === '' || text.includes('*') || !isLineQuantity(quantity)) return null
  const measure = width !== undefined && { measure: { width: Number(width), height: Number(height) } }
  return { quantity, text, ...measure }
}

/** Products that are offered for a text, at most. */
const MAX_OFFERED = 8

/** Products that a text names: the one with this code, or those with all words in their name, as ordered as they were. */
export function findGarments(products: readonly Product[], text: string): Product[] {
  const named = /^\d+$/.test(text) ? products.filter(({ id }) => String(id) === text) : []
  if (named.length > 0) return named
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return products
    .filter(({ name }) => {
      const folded = foldText(name)
      return words.every((word) => folded.includes(word))
    })
    .toSorted((a, b) => a.popularity - b.popularity)
    .slice(0, MAX_OFFERED)
}
