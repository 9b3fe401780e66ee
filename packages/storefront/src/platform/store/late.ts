import { createAction, type Middleware, type Reducer } from '@reduxjs/toolkit'
import { lateMiddleware, rootReducer } from './root-reducer.ts'
import type { AppStore } from './store.ts'

/** Lets a reducer that was injected have its first state; reducers answer actions only. */
const joined = createAction('store/joined')

let live: AppStore | undefined

/** Says which store late arrivals join. */
export function setLiveStore(store: AppStore): void {
  live = store
}

/** The browser's store, for code outside components. */
export function liveStore(): AppStore {
  if (!live) throw new Error('There is no store yet: this runs in the browser, after its start.')
  return live
}

interface Latecomer {
  readonly reducerPath: string
  readonly reducer: Reducer
  readonly middleware: Middleware
}

/** Puts what arrived late, such as RTK Query, into the store. */
export function joinStore({ reducerPath, reducer, middleware }: Latecomer): void {
  rootReducer.inject({ reducerPath, reducer })
  lateMiddleware.addMiddleware(middleware)
  live?.dispatch(joined())
}
