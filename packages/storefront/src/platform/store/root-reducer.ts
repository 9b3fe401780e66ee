import { combineSlices, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { chosenStoreSlice } from './chosen-store-slice.ts'
import { placeSlice } from './place-slice.ts'
import { processSlice } from './process-slice.ts'
import { sessionSlice } from './session-slice.ts'
import { visitSlice } from './visit-slice.ts'

/** Slices that are injected by the module that defines them; each declares itself here. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface LazyLoadedSlices {}

/** The slices of the platform. Those of features and RTK Query are injected by the modules that define them. */
export const rootReducer = combineSlices(
  sessionSlice,
  processSlice,
  visitSlice,
  chosenStoreSlice,
  placeSlice,
).withLazyLoadedSlices<LazyLoadedSlices>()

export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>

/** The state that every document is rendered with: an anonymous visitor. The selectors of other slices return their initial state. */
export const anonymousState: RootState = rootReducer(undefined, { type: 'init' })
