import type { ProductId } from '../catalogue/product.ts'

/** Width and height of a measured garment, whole centimetres. */
export interface Measure {
  readonly width: number
  readonly height: number
}

/** One line of the cart: ids and numbers only; names and prices come from the catalogue. */
export interface CartLine {
  readonly productId: ProductId
  /** 0 to 1000 (spec 000 §5); a measured line counts its pieces of that size. */
  readonly quantity: number
  readonly measure?: Measure
}

/** What the customer has gathered, in the order it was first added. */
export interface Cart {
  readonly lines: readonly CartLine[]
}
