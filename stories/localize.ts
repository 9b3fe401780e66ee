import { lengthenMessages } from './pseudo-locale.ts'

export type Language = 'es' | 'en'

/** Messages of a story in both languages, of the same type. */
export type Localized<Messages> = Readonly<Record<Language, Messages>>

type StoryContext = { readonly globals: Readonly<Record<string, unknown>> }

/** The messages in the language of the toolbar; pseudo-long is lengthened Spanish. */
export const localize = <Messages>(messages: Localized<Messages>, { globals }: StoryContext): Messages =>
  globals.language === 'pseudo'
    ? lengthenMessages(messages.es)
    : messages[globals.language === 'en' ? 'en' : 'es']
