import type { CartLine } from '@colada/domain/cart/cart'
import type { PricedLine } from '@colada/domain/cart/totals'

/** A line of an order, with product and price. */
export interface OrderedLine {
  readonly key: string
  readonly line: CartLine
  readonly product: { readonly name: string }
  readonly priced: PricedLine
}
