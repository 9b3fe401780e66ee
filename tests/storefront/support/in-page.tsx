import { type ReactNode, Suspense } from 'react'
import { loadWords } from '#storefront/platform/language/browser-words.ts'
import { LanguageProvider } from '#storefront/platform/language/words.tsx'
import { setLiveStore } from '#storefront/platform/store/late.ts'
import type { AppStore } from '#storefront/platform/store/store.ts'

/** The words of the pages that tests render. */
export const loadTestWords = () => loadWords('en')

/** What every part of a page stands in: a store, the language and its words. */
export function inPage(store: AppStore) {
  setLiveStore(store)
  return function Page({ children }: { children: ReactNode }) {
    return (
      <LanguageProvider language="en">
        <Suspense>{children}</Suspense>
      </LanguageProvider>
    )
  }
}
