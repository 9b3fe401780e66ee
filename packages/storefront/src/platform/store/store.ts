import { configureStore, type Middleware } from '@reduxjs/toolkit'
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

/**
 * The store that documents are rendered with: a visitor nobody knows, the same for every document, which
 * refuses to change, so that nothing of one visitor can reach another (trust 4). RTK Query's hooks announce
 * themselves while rendering; that alone passes.
 */
export function createRenderingStore(): AppStore {
  const refuse: Middleware = () => (next) => (action) => {
    const type = (action as { type?: unknown }).type
    if (typeof type === 'string' && (type.includes('/internal') || type.startsWith('api/config')))
      return next(action)
    throw new Error(`The rendering store never changes; "${String(type)}" was dispatched while rendering.`)
  }
  return configureStore({
    reducer: rootReducer,
    middleware: () => [refuse, lateMiddleware.middleware] as never,
    devTools: false,
  }) as unknown as AppStore
}
