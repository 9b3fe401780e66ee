import type { i18n } from 'i18next'
import type { Language } from '@colada/domain/wire/language'
import type { Say } from './keys.ts'
import { pluralForms, type WordRecord } from './record.ts'

/** Says words while a document is rendered and remembers which. */
export interface Recorder {
  readonly say: Say
  readonly record: () => WordRecord
}

/** A recorder over a shared i18next: the engine lives as long as the process, the record as long as a document. */
export function createRecorder(language: Language, engine: i18n): Recorder {
  const words: Record<string, string> = {}

  const remember = (key: string) => {
    const [subject = '', path = ''] = key.split(':')
    const text: unknown = engine.getResource(language, subject, path)
    if (typeof text === 'string') words[key] = text
  }

  return {
    say(key, params) {
      if (params?.count === undefined) remember(key)
      else for (const form of pluralForms) remember(`${key}_${form}`)
      if (params?.count !== undefined && !(`${key}_other` in words)) remember(key)
      return engine.t(key, { ...params })
    },
    record: () => ({ language, words }),
  }
}
