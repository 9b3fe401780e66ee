export type Language = 'es' | 'en'

/** Words of a story in both languages; the type holds the two equal. */
export type InBoth<Words> = Readonly<Record<Language, Words>>

type StoryContext = { readonly globals: Readonly<Record<string, unknown>> }

/** The words in the language that the toolbar says. */
export const inLanguage = <Words>(words: InBoth<Words>, { globals }: StoryContext): Words =>
  words[globals.language === 'en' ? 'en' : 'es']
