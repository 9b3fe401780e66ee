import { configureStore } from '@reduxjs/toolkit'
import { startEffects } from './effects.ts'
import { lateMiddleware, rootReducer } from './root-reducer.ts'

/** The browser's store; one a page. */
export function createBrowserStore() {
  const effects = startEffects()
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false })
        .prepend(effects)
        .concat(lateMiddleware.middleware),
    devTools: import.meta.env.DEV,
  })
}

export type AppStore = ReturnType<typeof createBrowserStore>
export type AppDispatch = AppStore['dispatch']
