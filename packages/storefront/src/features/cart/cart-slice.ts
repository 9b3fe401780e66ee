import type { Cart, CartLine } from '@colada/domain/cart/cart'
import * as rules from '@colada/domain/cart/cart-rules'
import type { CategoryId } from '@colada/domain/catalogue/category'
import type { Measure } from '@colada/domain/catalogue/measures'
import type { ProductId } from '@colada/domain/catalogue/product'
import type { Cents } from '@colada/domain/money/money'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../platform/store/root-reducer.ts'

export interface CartState {
  readonly lines: readonly CartLine[]
  /** False in server-rendered documents, which are the same for everyone and never contain a cart. */
  readonly isLoaded: boolean
  /** A code the customer entered; cleared with the cart (spec 000 §4). */
  readonly coupon: string
  /** The line removed last, until the next change: the removal can be undone. */
  readonly removed: Removal | null
  /** Catalogue changes that affect the cart, until the customer dismisses them. */
  readonly changes: readonly CartChange[]
}

/**
 * A product of the cart that is no longer sold, whose price differs from the one the customer saw, or of which an order
 * takes fewer pieces.
 */
export type CartChange =
  | { readonly kind: 'gone'; readonly id: ProductId; readonly name: string }
  | {
      readonly kind: 'price'
      readonly id: ProductId
      readonly categoryId: CategoryId
      readonly name: string
      readonly before: Cents
      readonly now: Cents
    }
  | { readonly kind: 'limit'; readonly id: ProductId; readonly name: string; readonly quantity: number }

interface Removal {
  readonly line: CartLine
  readonly position: number
  /** The code that was cleared with the last line. */
  readonly coupon: string
}

/** The part of the cart that the browser saves. */
export interface SavedCart extends Cart {
  readonly coupon: string
}

const emptyState: CartState = { lines: [], isLoaded: false, coupon: '', removed: null, changes: [] }

/** The state of a cart that was read from the browser's cookies. */
export const toCartState = ({ lines, coupon }: SavedCart): CartState => ({
  ...emptyState,
  lines: rules.removeInvalidLines({ lines }).lines,
  coupon,
  isLoaded: true,
})

const changed = (state: CartState, cart: Cart): CartState => ({
  ...state,
  lines: cart.lines,
  coupon: cart.lines.length === 0 ? '' : state.coupon,
  removed: null,
})

const slice = createSlice({
  name: 'cart',
  initialState: emptyState,
  reducers: {
    /** The saved cart was loaded again: another tab changed it, or a process ended. */
    cartLoaded: (state, { payload }: PayloadAction<SavedCart>) => ({
      ...toCartState(payload),
      changes: state.changes,
    }),
    productAdded: (state, { payload }: PayloadAction<CartLine>) =>
      changed(state, rules.addLine(state, payload)),
    quantityChosen: (state, { payload }: PayloadAction<{ key: string; quantity: number }>) =>
      changed(state, rules.setQuantity(state, payload.key, payload.quantity)),
    measureChosen: (state, { payload }: PayloadAction<{ key: string; measure: Measure }>) =>
      changed(state, rules.setMeasure(state, payload.key, payload.measure)),
    lineRemoved: (state, { payload: key }: PayloadAction<string>) => {
      const position = state.lines.findIndex((line) => rules.lineKey(line) === key)
      const line = state.lines[position]
      if (!line) return state
      const removed = { line, position, coupon: state.coupon }
      return { ...changed(state, rules.setQuantity(state, key, 0)), removed }
    },
    removalUndone: (state) => {
      if (!state.removed) return state
      const { line, position, coupon } = state.removed
      return { ...changed(state, { lines: state.lines.toSpliced(position, 0, line) }), coupon }
    },
    removalDismissed: (state) => ({ ...state, removed: null }),
    cartReplaced: (state, { payload }: PayloadAction<Cart>) =>
      changed(state, rules.removeInvalidLines(payload)),
    cartEmptied: (state) => ({ ...emptyState, isLoaded: state.isLoaded }),
    /** The cart was compared with the catalogue: what is no longer sold, or above a limit, leaves it. */
    cartReconciled: (state, { payload }: PayloadAction<readonly CartChange[]>) => {
      const quantities = new Map(
        payload.flatMap((change) => {
          if (change.kind === 'price') return []
          return [[change.id, change.kind === 'gone' ? 0 : change.quantity] as const]
        }),
      )
      if (quantities.size === 0) return { ...state, changes: payload }
      const remaining = state.lines.reduce((cart: Cart, line) => {
        const quantity = quantities.get(line.productId)
        return quantity === undefined ? cart : rules.setQuantity(cart, rules.lineKey(line), quantity)
      }, state)
      return { ...changed(state, remaining), changes: payload }
    },
    changesAcknowledged: (state) => ({ ...state, changes: [] }),
    couponEntered: (state, { payload }: PayloadAction<string>) => ({ ...state, coupon: payload }),
  },
  selectors: {
    selectCart: (cart): Cart => cart,
    selectCartLoaded: (cart) => cart.isLoaded,
    selectCartSize: rules.cartSize,
    selectCoupon: (cart) => cart.coupon,
    selectCartChanges: (cart) => cart.changes,
    selectRemoval: (cart) => cart.removed,
  },
})

declare module '../../platform/store/root-reducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const cartSlice = slice.injectInto(rootReducer)

export const {
  cartLoaded,
  productAdded,
  quantityChosen,
  measureChosen,
  lineRemoved,
  removalUndone,
  removalDismissed,
  cartReplaced,
  cartEmptied,
  cartReconciled,
  changesAcknowledged,
  couponEntered,
} = cartSlice.actions

export const {
  selectCart,
  selectCartLoaded,
  selectCartSize,
  selectCoupon,
  selectCartChanges,
  selectRemoval,
} = cartSlice.selectors
