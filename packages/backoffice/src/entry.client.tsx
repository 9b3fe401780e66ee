import { createBrowserI18n } from '@colada/client/language/browser-i18n'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { RouterContextProvider } from 'react-router-dom'
import { HydratedRouter } from 'react-router/dom'
import type { Namespace } from './platform/language/messages.ts'
import { getLanguage } from './platform/settings.ts'
import { createStore, storeContext } from './platform/store.ts'

const store = createStore()
const i18n = await createBrowserI18n({
  language: getLanguage(),
  // Those of the shell; a screen loads its own.
  namespaces: ['common', 'shell'] satisfies readonly Namespace[],
  load: (language, namespace) => import(`./locales/${language}/${namespace}.json`),
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <HydratedRouter getContext={() => new RouterContextProvider(new Map([[storeContext, store]]))} />
        </Provider>
      </I18nextProvider>
    </StrictMode>,
  )
})
