import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { HydratedRouter } from 'react-router-dom'
import { setLiveStore } from './platform/store/late.ts'
import { createBrowserStore } from './platform/store/store.ts'

const store = createBrowserStore()
setLiveStore(store)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Provider store={store}>
        <HydratedRouter />
      </Provider>
    </StrictMode>,
  )
})
