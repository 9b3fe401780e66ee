import { configureStore } from '@reduxjs/toolkit'
import { dynamicMiddleware } from './dynamic-middleware.ts'
import { createListeners } from './listeners.ts'
import { rootReducer, type RootState } from './root-reducer.ts'

/**
 * Makes a store: one per page in the browser, one per request on the server.
 *
 * @param preloadedState What the browser saved; an anonymous visitor with an empty cart when left out.
 */
export function createStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ serializableCheck: false, immutableCheck: false })
        .prepend(createListeners())
        .concat(dynamicMiddleware.middleware),
    devTools: import.meta.env.DEV,
  })
}

export type AppStore = ReturnType<typeof createStore>
