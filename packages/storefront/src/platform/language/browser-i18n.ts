import { createBrowserI18n as createI18n } from '@colada/client/language/browser-i18n'
import type { Language } from '@colada/domain/wire/language'
import type { i18n } from 'i18next'

/** The browser's i18next with the messages of the storefront. */
export const createBrowserI18n = (language: Language, namespaces: readonly string[]): Promise<i18n> =>
  createI18n({
    language,
    namespaces,
    load: (lng, namespace) => import(`../../locales/${lng}/${namespace}.json`),
  })
