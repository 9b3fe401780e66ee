import { combineSlices, createDynamicMiddleware } from '@reduxjs/toolkit'
import { cartSlice } from './cart-slice.ts'
import { processSlice } from './process-slice.ts'
import { sessionSlice } from './session-slice.ts'

/** The three slices of every page; what a screen brings along is injected when it arrives. */
export const rootReducer = combineSlices(cartSlice, sessionSlice, processSlice)

/** Where middleware that arrives late is put. */
export const lateMiddleware = createDynamicMiddleware()
