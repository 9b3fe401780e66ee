import { lengthenWords } from './lengthen.ts'

export type Language = 'es' | 'en'

/** Words of a story in both languages; the type holds the two equal. */
export type InBoth<Words> = Readonly<Record<Language, Words>>

type StoryContext = { readonly globals: Readonly<Record<string, unknown>> }

/** The words in the language that the toolbar says; pseudo-long ones are Spanish made longer. */
export const inLanguage = <Words>(words: InBoth<Words>, { globals }: StoryContext): Words =>
  globals.language === 'pseudo' ? lengthenWords(words.es) : words[globals.language === 'en' ? 'en' : 'es']
