import { messages as en } from '#storefront/locales/en.ts'
import { messages as es } from '#storefront/locales/es.ts'

type StoryContext = { readonly globals: Readonly<Record<string, unknown>> }

/** The shop's own words in the story's language, for what a play function looks for. */
export const shopWords = ({ globals }: StoryContext) => (globals.language === 'en' ? en : es)
