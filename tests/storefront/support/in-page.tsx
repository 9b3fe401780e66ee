import { type ReactNode, Suspense } from 'react'
import { loadWords } from '../../../packages/storefront/src/platform/language/browser-words.ts'
import { LanguageProvider } from '../../../packages/storefront/src/platform/language/words.tsx'
import { setLiveStore } from '../../../packages/storefront/src/platform/store/late.ts'
import type { AppStore } from '../../../packages/storefront/src/platform/store/store.ts'

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
