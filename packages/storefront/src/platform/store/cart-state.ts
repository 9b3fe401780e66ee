import type { Cart, CartLine } from '@colada/domain/cart/cart'
import type { ProductId } from '@colada/domain/catalogue/product'
import type { Cents } from '@colada/domain/money/money'

/** The cart as every page may read it; how it changes is in `cart-slice.ts`, which arrives late. */
export interface CartState {
  readonly lines: readonly CartLine[]
  /** False until the browser has read its cookie: a rendered document never knows a cart. */
  readonly known: boolean
  /** A code the customer gave; cleared with the cart (spec 000 §4). */
  readonly coupon: string
  /** What was taken out last, until the cart changes otherwise: it can be put back where it was. */
  readonly removed: Removal | null
  /** What the catalogue has changed since the customer looked, until they have read it. */
  readonly changes: readonly CartChange[]
}

/** A product of the cart that is no longer sold, or not at the price that the customer saw. */
export type CartChange =
  | { readonly kind: 'gone'; readonly id: ProductId; readonly name: string }
  | {
      readonly kind: 'price'
      readonly id: ProductId
      readonly name: string
      readonly before: Cents
      readonly now: Cents
    }

interface Removal {
  readonly line: CartLine
  readonly position: number
  /** The code that went with the last line. */
  readonly coupon: string
}

export const firstCart: CartState = { lines: [], known: false, coupon: '', removed: null, changes: [] }

interface WithCart {
  readonly cart: CartState
}

export const selectCart = ({ cart }: WithCart): Cart => cart
export const selectCartKnown = ({ cart }: WithCart) => cart.known
export const selectCartSize = ({ cart }: WithCart) =>
  cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
export const selectCoupon = ({ cart }: WithCart) => cart.coupon
export const selectCartChanges = ({ cart }: WithCart) => cart.changes
export const selectRemoval = ({ cart }: WithCart) => cart.removed
