import { createInstance, type i18n, type Resource } from 'i18next'
import type { Language } from '@colada/domain/wire/language'

/** Sentences of one language by subject. */
export type Dictionary = Readonly<Record<string, object>>

/** An i18next that knows one language and is ready at once. Missing words are an error, never the other language. */
export function createEngine(language: Language, dictionary: Dictionary): i18n {
  const engine = createInstance()
  void engine.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: dictionary } as Resource,
    ns: Object.keys(dictionary),
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return engine
}
