import type { Language } from '@colada/domain/wire/language'
import type { i18n } from 'i18next'
import { createLoadedI18n } from '#client/language/loaded-i18n.ts'
import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import type { Translate } from '#storefront/platform/language/messages.ts'

/** All messages by language. */
export const messagesByLanguage = { es: spanish, en: english }

/** One i18next per language with all messages, shared by the tests of a file. */
export const i18nByLanguage: Record<Language, i18n> = {
  es: createLoadedI18n('es', spanish),
  en: createLoadedI18n('en', english),
}

/** A function of a message's key and params in place of `t`, for tests of functions that take one. */
export const asTranslate = (
  text: (key: string, params?: Readonly<Record<string, unknown>>) => string,
): Translate => text as unknown as Translate

/** A `t` that returns the key of each message. */
export const keyAsText = asTranslate((key) => key)
