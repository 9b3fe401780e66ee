import type { i18n, TFunction } from 'i18next'
import type { ComponentType, ReactElement } from 'react'
import { Trans } from 'react-i18next/TransWithoutContext'
import type { WordKey } from './keys.ts'
import { useEngine } from './words.tsx'

/** The library's types try every key with every element, which is too much for the compiler; `WordKey` checks ours. */
const Sentence = Trans as unknown as ComponentType<{
  i18n: i18n
  t: TFunction
  i18nKey: string
  components: RichWordsProps['parts']
}>

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
  return <Sentence i18n={engine} t={engine.t} i18nKey={words} components={parts} />
}
