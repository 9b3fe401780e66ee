import type { EstimatedPlace, ZipCheck } from '@colada/domain/coverage/calls'
import { bringStore } from '../../platform/store/late.ts'
import type { ZipQuestion } from './endpoints.ts'

/** Asks the API about a postal code; what asking needs comes only now. */
export async function askZip(question: ZipQuestion): Promise<ZipCheck> {
  const [{ coverageApi }, store] = await Promise.all([import('./endpoints.ts'), bringStore()])
  return store.dispatch(coverageApi.endpoints.checkZip.initiate(question)).unwrap()
}

/** A guess of the customer's postal code; `null` where there is none or nobody could be asked. */
export async function guessPlace(): Promise<EstimatedPlace | null> {
  try {
    const [{ coverageApi }, store] = await Promise.all([import('./endpoints.ts'), bringStore()])
    const guess = store.dispatch(coverageApi.endpoints.estimatedPlace.initiate())
    return await guess.unwrap().finally(() => guess.unsubscribe())
  } catch {
    return null
  }
}
