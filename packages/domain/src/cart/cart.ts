import type { Measure } from '../catalogue/measures.ts'
import type { ProductId } from '../catalogue/product.ts'

/** A line of the cart. Names and prices come from the catalogue. */
export interface CartLine {
  readonly productId: ProductId
  /** 1 to 1000 (spec 000 §5); for measured products, the number of pieces of that size. */
  readonly quantity: number
  readonly measure?: Measure
}

/** Lines in the order in which they were added. */
export interface Cart {
  readonly lines: readonly CartLine[]
}
