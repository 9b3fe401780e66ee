import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart } from '@colada/domain/cart/cart'
import { type ProcessType, processTypes } from '@colada/domain/orders/process'

/** What the customer is doing with the shop: a new order, or something with one that exists (spec 000 §4). */
export interface ProcessState {
  readonly type: ProcessType
  /** The order being changed, or repeated by a new one; `null` for a new one that has no model. */
  readonly orderId: number | null
  /** Its number, for the banner; empty without one. */
  readonly locator: string
  /** An incident is being resolved: the cart is blocked until it is closed. */
  readonly solvesIncident: boolean
}

const initialState: ProcessState = {
  type: 'reserve_order',
  orderId: null,
  locator: '',
  solvesIncident: false,
}

export const processSlice = createSlice({
  name: 'process',
  initialState,
  reducers: {
    processRead: (_, { payload }: PayloadAction<ProcessState>) => payload,
    processBegun: {
      /** `cart` is the process's own; the customer's stays in its cookie and comes back when the process is left. */
      prepare: (process: ProcessState, cart: Cart = { lines: [] }) => ({ payload: { process, cart } }),
      reducer: (_, { payload }: PayloadAction<{ process: ProcessState; cart: Cart }>) => payload.process,
    },
    /** It has ended, done or given up. */
    processLeft: () => initialState,
  },
  selectors: {
    selectProcess: (state) => state,
    selectInProcess: (state) => state.type !== 'reserve_order',
    selectCartBlocked: (state) => state.solvesIncident,
  },
})

export const { processRead, processBegun, processLeft } = processSlice.actions
export const { selectProcess, selectInProcess, selectCartBlocked } = processSlice.selectors

/** Cookie of a running process; it ends with the browser. Its presence is all the server's guard looks at. */
export const processCookie = 'colada_process'

/** Cookie of a running process's cart; it ends with the browser, as the process does. */
export const processCartCookie = 'colada_process_cart'

export function writeProcess({ type, orderId, solvesIncident, locator }: ProcessState): string {
  return [type, orderId ?? '', solvesIncident ? 1 : 0, locator].join('.')
}

/** Reads a process cookie; anything unknown is a plain new order. */
export function readProcess(value: string | undefined): ProcessState {
  const [type, orderId, incident, locator = ''] = (value ?? '').split('.')
  const known = processTypes.find((name) => name === type)
  if (!known) return initialState
  return { type: known, orderId: Number(orderId) || null, locator, solvesIncident: incident === '1' }
}
