import type { Cart } from '@colada/domain/cart/cart'
import { nothingRefused, type RefusedCategories } from '@colada/domain/orders/addable'
import type { ProcessType } from '@colada/domain/orders/process'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What the customer is doing with the shop: a new order, or a change of an existing one (spec 000 §4). */
export interface ProcessState {
  readonly type: ProcessType
  /** The order being changed, or repeated by a new one; `null` for a new order without a model. */
  readonly orderId: number | null
  /** Its locator, for the banner; empty without an order. */
  readonly locator: string
  /** An incident is being resolved: the cart is blocked until it is closed. */
  readonly solvesIncident: boolean
  /** Categories whose garments cannot be added to the order. */
  readonly refused: RefusedCategories
  /** Number of garments that the order has. */
  readonly garments: number
}

export const newOrder: ProcessState = {
  type: 'reserve_order',
  orderId: null,
  locator: '',
  solvesIncident: false,
  refused: nothingRefused,
  garments: 0,
}

export const processSlice = createSlice({
  name: 'process',
  initialState: newOrder,
  reducers: {
    processBegun: {
      /** `cart` is the process's own; the customer's stays in its cookie and is read again when the process ends. */
      prepare: (process: ProcessState, cart: Cart = { lines: [] }) => ({ payload: { process, cart } }),
      reducer: (_, { payload }: PayloadAction<{ process: ProcessState; cart: Cart }>) => payload.process,
    },
    /** The process is complete or abandoned. */
    processLeft: () => newOrder,
  },
  selectors: {
    selectProcess: (process) => process,
    selectInProcess: (process) => process.type !== newOrder.type,
    selectCartBlocked: (process) => process.solvesIncident,
  },
})

export const { processBegun, processLeft } = processSlice.actions
export const { selectProcess, selectInProcess, selectCartBlocked } = processSlice.selectors
