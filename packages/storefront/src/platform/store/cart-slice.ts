import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart, CartLine, Measure } from '@colada/domain/cart/cart'
import * as rules from '@colada/domain/cart/cart-rules'
import { type CartChange, type CartState, firstCart } from './cart-state.ts'
import type { KeptCart } from './kept-cart.ts'

const changed = (state: CartState, cart: Cart): CartState => ({
  ...state,
  lines: cart.lines,
  coupon: cart.lines.length === 0 ? '' : state.coupon,
  removed: null,
})

export const cartSlice = createSlice({
  name: 'cart',
  initialState: firstCart,
  reducers: {
    /** What the browser keeps of it, read at the start and whenever another tab has changed it. */
    cartRead: (state, { payload }: PayloadAction<KeptCart>) => ({
      ...firstCart,
      changes: state.changes,
      lines: rules.cleanCart(payload).lines,
      coupon: payload.coupon,
      known: true,
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
    removalForgotten: (state) => ({ ...state, removed: null }),
    cartReplaced: (state, { payload }: PayloadAction<Cart>) => changed(state, rules.cleanCart(payload)),
    cartEmptied: (state) => ({ ...firstCart, known: state.known }),
    /** What the catalogue has changed since the customer looked: what is gone leaves the cart. */
    catalogueLearned: (state, { payload }: PayloadAction<readonly CartChange[]>) => {
      const gone = new Set(payload.flatMap(({ kind, id }) => (kind === 'gone' ? id : [])))
      const lines = state.lines.filter((line) => !gone.has(line.productId))
      const kept = lines.length === state.lines.length ? state : changed(state, { lines })
      return { ...kept, changes: payload }
    },
    changesRead: (state) => ({ ...state, changes: [] }),
    couponGiven: (state, { payload }: PayloadAction<string>) => ({ ...state, coupon: payload }),
  },
})

export const {
  cartRead,
  productAdded,
  quantityChosen,
  measureChosen,
  lineRemoved,
  removalUndone,
  removalForgotten,
  cartReplaced,
  cartEmptied,
  catalogueLearned,
  changesRead,
  couponGiven,
} = cartSlice.actions
