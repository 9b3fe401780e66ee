import { type Language, toLanguage } from '@colada/domain/wire/language'
import type { i18n } from 'i18next'
import { keepTrying } from '../browser/keep-trying.ts'
import type { WordKey, WordParams } from './keys.ts'
import { sayRecorded, type WordRecord } from './record.ts'

/** Id of the script element in which a document brings its words. */
export const wordsElementId = 'colada-words'

const engines = new Map<Language, i18n>()
const loading = new Map<Language, Promise<void>>()
let record: WordRecord | undefined

/** Words of the document, as it brought them. */
function recorded(): WordRecord {
  record ??= readRecord()
  return record
}

function readRecord(): WordRecord {
  try {
    const { language, words } = JSON.parse(
      document.getElementById(wordsElementId)?.textContent || '{}',
    ) as WordRecord
    return { language: toLanguage(language), words: words ?? {} }
  } catch {
    return { language: toLanguage(document.documentElement.lang), words: {} }
  }
}

/** Brings i18next and all words of a language; once each. Called on idle and before anything that opens late. */
export function loadWords(language: Language): Promise<void> {
  const known = loading.get(language)
  if (known) return known
  const started = import('./load-words.ts')
    .then(async ({ loadEngine }) => {
      engines.set(language, await loadEngine(language))
    })
    .catch((problem: unknown) => {
      // The next who asks tries again: the signal may be back.
      loading.delete(language)
      throw problem
    })
  loading.set(language, started)
  return started
}

const waiting = new Map<Language, Promise<void>>()

/** The words, for a view that already hangs on them. */
function waitForWords(language: Language): Promise<void> {
  let waited = waiting.get(language)
  if (!waited) {
    waited = keepTrying(() => loadWords(language))
    waiting.set(language, waited)
  }
  return waited
}

/** The i18next of a language; suspends the view that asks until it is there. */
export function engineInBrowser(language: Language): i18n {
  const engine = engines.get(language)
  if (engine) return engine
  throw waitForWords(language)
}

/**
 * Says a sentence in the browser: from the document's record first, then from i18next. A word that neither
 * knows yet suspends the view until the words are there.
 */
export function sayInBrowser(language: Language, key: WordKey, params?: WordParams): string {
  const engine = engines.get(language)
  if (engine) return engine.t(key, { ...params })
  const sentence = recorded().language === language ? sayRecorded(recorded(), key, params) : undefined
  if (sentence !== undefined) return sentence
  throw waitForWords(language)
}
