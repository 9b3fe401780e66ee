import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { HydratedRouter } from 'react-router/dom'
import { createI18n } from './i18n.ts'
import { createStore } from './store.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={createI18n()}>
        <Provider store={createStore()}>
          <HydratedRouter />
        </Provider>
      </I18nextProvider>
    </StrictMode>,
  )
})
