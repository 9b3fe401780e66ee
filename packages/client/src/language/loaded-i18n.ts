import type { Language } from '@colada/domain/wire/language'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { i18nOptions } from './i18n-options.ts'

/** An i18next with all messages of a language, ready at once: for the server, for stories and for tests. */
export function createLoadedI18n(language: Language, messages: Readonly<Record<string, object>>): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    ...i18nOptions,
    lng: language,
    ns: Object.keys(messages),
    resources: { [language]: { ...messages } },
    initAsync: false,
  })
  return instance
}
