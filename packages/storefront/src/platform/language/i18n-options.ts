import type { InitOptions } from 'i18next'

/** Options of every i18next instance of the shop. */
export const i18nOptions: InitOptions = {
  defaultNS: 'shell',
  // A missing message is an error; the other language never stands in for it.
  fallbackLng: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
}
