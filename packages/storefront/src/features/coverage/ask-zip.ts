import type { EstimatedPlace, ZipCheck } from '@colada/domain/coverage/calls'
import type { Language } from '@colada/domain/wire/language'
import { loadWords } from '../../platform/language/browser-words.ts'
import { bringStore } from '../../platform/store/late.ts'
import type { ZipQuestion } from './endpoints.ts'

/** What asking needs, and the words of every answer, which a document does not bring. */
async function prepare(language: Language) {
  const [{ coverageApi }, store] = await Promise.all([
    import('./endpoints.ts'),
    bringStore(),
    loadWords(language),
  ])
  return { coverageApi, store }
}

/** Asks the API about a postal code; what asking needs comes only now. */
export async function askZip(question: ZipQuestion, language: Language): Promise<ZipCheck> {
  const { coverageApi, store } = await prepare(language)
  return store.dispatch(coverageApi.endpoints.checkZip.initiate(question)).unwrap()
}

/** A guess of the customer's postal code; `null` where there is none or nobody could be asked. */
export async function guessPlace(language: Language): Promise<EstimatedPlace | null> {
  try {
    const { coverageApi, store } = await prepare(language)
    const guess = store.dispatch(coverageApi.endpoints.estimatedPlace.initiate())
    return await guess.unwrap().finally(() => guess.unsubscribe())
  } catch {
    return null
  }
}
