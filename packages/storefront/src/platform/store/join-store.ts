import { createAction, type Middleware, type Reducer } from '@reduxjs/toolkit'
import { isStoreHere, liveStore } from './late.ts'
import { lateMiddleware, rootReducer } from './root-reducer.ts'

/** Lets a reducer that was injected have its first state; reducers answer actions only. */
const joined = createAction('store/joined')

interface Latecomer {
  readonly reducerPath: string
  readonly reducer: Reducer
  readonly middleware: Middleware
}

/** Puts what arrived after the store, such as RTK Query, into it. */
export function joinStore({ reducerPath, reducer, middleware }: Latecomer): void {
  rootReducer.inject({ reducerPath, reducer })
  lateMiddleware.addMiddleware(middleware)
  if (isStoreHere()) liveStore().dispatch(joined())
}
