import { runWhenIdle } from '@colada/client/browser/idle'
import { toLanguage } from '@colada/domain/wire/language'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { RouterContextProvider } from 'react-router-dom'
import { HydratedRouter } from 'react-router/dom'
import { startAnalyticsWhenAllowed } from './features/analytics/start-analytics.ts'
import { startCartSyncWhenSignedIn } from './features/cart/start-cart-sync.ts'
import { startCart } from './features/cart/start-cart.ts'
import { hydratedEvent } from './platform/browser/hydrated-event.ts'
import { createBrowserI18n } from './platform/language/browser-i18n.ts'
import { createBrowserStore } from './platform/store/browser-store.ts'
import { anonymousState } from './platform/store/root-reducer.ts'
import { storeContext } from './platform/store/store-context.ts'
import { startStoreModeWhenLinked } from './shell/store-mode/start-store-mode.ts'

const { lang, dataset } = document.documentElement
const store = createBrowserStore()
startStoreModeWhenLinked(store)
startCart(store)
startCartSyncWhenSignedIn(store)
startAnalyticsWhenAllowed(store)

// The document lists the namespaces of its routes, so that hydration finds every message.
const i18n = await createBrowserI18n(toLanguage(lang), dataset.namespaces?.split(' ') ?? [])

/** Page translators replace texts by `font` elements, which the shop's own pages have none of. */
const isTranslated = () => document.querySelector('body font') !== null

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        {/* Documents are the same for everyone: hydration starts from the state they were rendered with. */}
        <Provider store={store} serverState={anonymousState}>
          <HydratedRouter getContext={() => new RouterContextProvider(new Map([[storeContext, store]]))} />
        </Provider>
      </I18nextProvider>
    </StrictMode>,
    {
      // A part that was translated before it was hydrated is rendered again, which is no error.
      onRecoverableError: (error) => {
        if (!isTranslated()) reportError(error)
      },
    },
  )
})

// The service worker shows the offline page (docs/decisions/0027); `serviceWorker` is missing without https.
if (import.meta.env.PROD) {
  const register = () => void navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
  document.addEventListener(hydratedEvent, () => runWhenIdle(register), { once: true })
}
