import type { ReactElement } from 'react'
import { Trans } from 'react-i18next/TransWithoutContext'
import type { WordKey } from './keys.ts'
import { useEngine } from './words.tsx'

export interface RichWordsProps {
  readonly words: WordKey
  /** Elements by the name they have in the sentence: `<terms>…</terms>` is put into `parts.terms`. */
  readonly parts: Readonly<Record<string, ReactElement>>
}

/**
 * A sentence that holds links or emphasis: languages order them differently, so it is one sentence and never cut
 * into pieces. It brings i18next with it, so it is for screens behind the first load.
 */
export function RichWords({ words, parts }: RichWordsProps) {
  const engine = useEngine()
  return <Trans i18n={engine} t={engine.t} i18nKey={words} components={parts} />
}
