import type { Language } from '@colada/domain/wire/language'
import { createLoadedI18n } from '#client/language/loaded-i18n.ts'
import { lengthenMessages } from '../pseudo-locale.ts'

type Messages = Readonly<Record<string, object>>

/** The language of a screen; `isPseudoLong` lengthens its messages. */
export interface ScreenLanguage {
  readonly language: Language
  readonly isPseudoLong: boolean
}

/** The language that the toolbar selects. */
export const screenLanguage = (globals: Readonly<Record<string, unknown>>): ScreenLanguage => ({
  language: globals.language === 'en' ? 'en' : 'es',
  isPseudoLong: globals.language === 'pseudo',
})

/** Creates an i18n instance with an application's messages. */
export function createScreenI18n(
  { language, isPseudoLong }: ScreenLanguage,
  messages: Readonly<Record<Language, Messages>>,
) {
  if (!isPseudoLong) return createLoadedI18n(language, messages[language])
  const lengthened = Object.entries(messages[language]).map(([name, values]) => [
    name,
    lengthenMessages(values),
  ])
  return createLoadedI18n(language, Object.fromEntries(lengthened) as Messages)
}
