import { combineSlices, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { cartSlice } from './cart-slice.ts'
import { chosenStoreSlice } from './chosen-store-slice.ts'
import { processSlice } from './process-slice.ts'
import { sessionSlice } from './session-slice.ts'
import { visitSlice } from './visit-slice.ts'

/** Slices that are injected by the module that defines them; each declares itself here. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface LazyLoadedSlices {}

/** The slices of every page. RTK Query and the catalogue are injected by the modules that need them. */
export const rootReducer = combineSlices(
  cartSlice,
  sessionSlice,
  processSlice,
  visitSlice,
  chosenStoreSlice,
).withLazyLoadedSlices<LazyLoadedSlices>()

export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>

/** The state that every document is rendered with: an anonymous visitor with an empty cart. */
export const anonymousState: RootState = rootReducer(undefined, { type: 'init' })
