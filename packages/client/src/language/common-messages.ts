import type { Language } from '@colada/domain/wire/language'

/** Loads the messages of `common`. */
export const loadCommonMessages = {
  es: () => import('../locales/es/common.json'),
  en: () => import('../locales/en/common.json'),
} satisfies Record<Language, () => Promise<unknown>>
