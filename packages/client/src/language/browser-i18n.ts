import type { Language } from '@colada/domain/wire/language'
import { createInstance, type i18n } from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { initReactI18next } from 'react-i18next'
import { retry } from '../browser/lazy-with-retry.ts'
import { loadCommonMessages } from './common-messages.ts'
import { i18nOptions } from './i18n-options.ts'

interface BrowserI18nOptions {
  readonly language: Language
  /** Loaded before the promise resolves. */
  readonly namespaces: readonly string[]
  /** Loads the application's own messages of a namespace. */
  readonly load: (language: string, namespace: string) => Promise<unknown>
}

/**
 * The browser's i18next: each namespace is a file of its own, loaded with the page that declares it in its `handle` or by
 * the first component that uses it.
 */
export async function createBrowserI18n({ language, namespaces, load }: BrowserI18nOptions): Promise<i18n> {
  const instance = createInstance()
  await instance
    .use(
      // i18next takes a namespace that failed to load for loaded and shows its keys.
      resourcesToBackend((lng: string, namespace: string) =>
        retry(() => (namespace === 'common' ? loadCommonMessages[lng as Language]() : load(lng, namespace))),
      ),
    )
    .use(initReactI18next)
    .init({ ...i18nOptions, lng: language, ns: [...namespaces] })
  return instance
}
