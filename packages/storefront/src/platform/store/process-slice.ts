import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type ProcessType, processTypes } from '@colada/domain/orders/process'

/** What the customer is doing with the shop: a new order, or something with one that exists (spec 000 §4). */
export interface ProcessState {
  readonly type: ProcessType
  /** The order being changed; `null` for a new one. */
  readonly orderId: number | null
  /** An incident is being resolved: the cart is blocked until it is closed. */
  readonly solvesIncident: boolean
}

const initialState: ProcessState = { type: 'reserve_order', orderId: null, solvesIncident: false }

export const processSlice = createSlice({
  name: 'process',
  initialState,
  reducers: {
    processRead: (_, { payload }: PayloadAction<ProcessState>) => payload,
    processBegun: (_, { payload }: PayloadAction<ProcessState>) => payload,
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

export function writeProcess({ type, orderId, solvesIncident }: ProcessState): string {
  return [type, orderId ?? '', solvesIncident ? 1 : 0].join('.')
}

/** Reads a process cookie; anything unknown is a plain new order. */
export function readProcess(value: string | undefined): ProcessState {
  const [type, orderId, incident] = (value ?? '').split('.')
  const known = processTypes.find((name) => name === type)
  if (!known) return initialState
  return { type: known, orderId: Number(orderId) || null, solvesIncident: incident === '1' }
}
