import type { CartLine } from '@colada/domain/cart/cart'
import type { PricedLine } from '@colada/domain/cart/totals'

/** A line of the cart being ordered, with what the catalogue says of it. */
export interface OrderedLine {
  readonly key: string
  readonly line: CartLine
  readonly product: { readonly name: string }
  readonly priced: PricedLine
}
