import type { Language } from '@colada/domain/wire/language'
import { type ReactNode, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { type AppStore, createStore } from '#storefront/platform/store/store.ts'
import { i18nByLanguage } from './i18n.ts'

/**
 * The wrapper for `render` and `renderHook` with what every part of a page is rendered in: the messages of a language and
 * a store.
 */
export function inPage(store: AppStore = createStore(), language: Language = 'en') {
  return function Page({ children }: { children: ReactNode }) {
    return (
      <I18nextProvider i18n={i18nByLanguage[language]}>
        <Provider store={store}>
          <Suspense>{children}</Suspense>
        </Provider>
      </I18nextProvider>
    )
  }
}
