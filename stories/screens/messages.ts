import { messages as en } from '#storefront/locales/en.ts'
import { messages as es } from '#storefront/locales/es.ts'

type StoryContext = { readonly globals: Readonly<Record<string, unknown>> }

/** The shop's messages in the story's language, for queries in play functions. */
export const shopMessages = ({ globals }: StoryContext) => (globals.language === 'en' ? en : es)
