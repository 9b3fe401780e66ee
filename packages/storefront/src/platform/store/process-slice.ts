import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart } from '@colada/domain/cart/cart'
import { newOrder, type ProcessState } from './process-state.ts'

export const processSlice = createSlice({
  name: 'process',
  initialState: newOrder,
  reducers: {
    processRead: (_, { payload }: PayloadAction<ProcessState>) => payload,
    processBegun: {
      /** `cart` is the process's own; the customer's stays in its cookie and comes back when the process is left. */
      prepare: (process: ProcessState, cart: Cart = { lines: [] }) => ({ payload: { process, cart } }),
      reducer: (_, { payload }: PayloadAction<{ process: ProcessState; cart: Cart }>) => payload.process,
    },
    /** It has ended, done or given up. */
    processLeft: () => newOrder,
  },
})

export const { processRead, processBegun, processLeft } = processSlice.actions
