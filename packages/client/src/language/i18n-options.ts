import type { InitOptions } from 'i18next'

/** Options of every i18next instance. */
export const i18nOptions: InitOptions = {
  // Every page loads this namespace of its application.
  defaultNS: 'shell',
  // A missing message is an error; there is no fallback to the other language.
  fallbackLng: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
}
