import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { HydratedRouter } from 'react-router-dom'
import { setLiveStore } from './platform/store/late.ts'
import { createBrowserStore } from './platform/store/store.ts'

const store = createBrowserStore()
const rendered = store.getState()
setLiveStore(store)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Parts that hydrate late still begin with what the document was rendered with. */}
      <Provider store={store} serverState={rendered}>
        <HydratedRouter />
      </Provider>
    </StrictMode>,
  )
})
