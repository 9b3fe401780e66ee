import type { Cents } from '../money/money.ts'
import { memoizeByReference } from './memoize-by-reference.ts'
import type { Product } from './product.ts'

/** The lowest price of a category, per square metre or per piece. */
export interface LowestPrice {
  readonly price: Cents
  readonly isPerArea: boolean
}

/** The lowest list price among products, which are not empty; memoized by the list. */
export const lowestPriceOf = memoizeByReference((products: readonly Product[]): LowestPrice => {
  const { price, measure } = products.reduce((one, other) => (other.price < one.price ? other : one))
  return { price, isPerArea: measure !== null }
})
