import type { Language } from '@colada/domain/wire/language'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { sayInBrowser } from './browser-words.ts'
import type { Say } from './keys.ts'

export interface Words {
  readonly language: Language
  /** Says a sentence of the shop in the page's language. */
  readonly t: Say
}

const LanguageContext = createContext<Language>('es')
const RenderingContext = createContext<Say | null>(null)

/** Gives the server's rendering its recorder; the browser has none and answers from the record. */
export function RenderingWords({ say, children }: { say: Say; children: ReactNode }) {
  return <RenderingContext value={say}>{children}</RenderingContext>
}

/** Says in which language the page speaks; taken from the address alone. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export const useLanguage = (): Language => useContext(LanguageContext)

/** The words of the page. In lists, ask once in the parent and pass them down. */
export function useWords(): Words {
  const language = useLanguage()
  const say = useContext(RenderingContext)
  return useMemo(
    () => ({ language, t: say ?? ((key, params) => sayInBrowser(language, key, params)) }),
    [language, say],
  )
}
