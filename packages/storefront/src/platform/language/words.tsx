import type { Language } from '@colada/domain/wire/language'
import type { i18n } from 'i18next'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { engineInBrowser, sayInBrowser } from './browser-words.ts'
import type { Say, Subject } from './keys.ts'

export interface Words {
  readonly language: Language
  /** Says a sentence of the shop in the page's language. */
  readonly t: Say
}

const LanguageContext = createContext<Language>('es')
/** What the server's rendering brings along: its recorder, and the engine behind it. */
interface Rendering {
  readonly say: Say
  readonly bring: (subject: Subject) => void
  readonly engine: i18n
}

const RenderingContext = createContext<Rendering | null>(null)

/** Gives the server's rendering its recorder; the browser has none and answers from the record. */
export function RenderingWords({
  say,
  bring,
  engine,
  children,
}: Rendering & { readonly children: ReactNode }) {
  const rendering = useMemo(() => ({ say, bring, engine }), [say, bring, engine])
  return <RenderingContext value={rendering}>{children}</RenderingContext>
}

/** Says in which language the page speaks; taken from the address alone. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export const useLanguage = (): Language => useContext(LanguageContext)

/** The words of the page. In lists, ask once in the parent and pass them down. */
export function useWords(): Words {
  const language = useLanguage()
  const say = useContext(RenderingContext)?.say
  return useMemo(
    () => ({ language, t: say ?? ((key, params) => sayInBrowser(language, key, params)) }),
    [language, say],
  )
}

/** The i18next behind the words, for sentences that hold elements; in the browser it suspends until it is there. */
export function useEngine(): i18n {
  const language = useLanguage()
  const rendering = useContext(RenderingContext)
  return rendering?.engine ?? engineInBrowser(language)
}

/**
 * Has the document bring every word of some subjects, for a screen of which it shows the bones alone: what takes their
 * place in the browser then waits for no words.
 */
export function useSubjects(subjects: readonly Subject[]): void {
  const rendering = useContext(RenderingContext)
  if (rendering) subjects.forEach(rendering.bring)
}
