import type { ZipCheck } from '@colada/domain/coverage/calls'
import { liveStore } from '../../platform/store/late.ts'
import type { ZipQuestion } from './endpoints.ts'

/** Asks the API about a postal code; what asking needs comes only now. */
export async function askZip(question: ZipQuestion): Promise<ZipCheck> {
  const { coverageApi } = await import('./endpoints.ts')
  return liveStore().dispatch(coverageApi.endpoints.checkZip.initiate(question)).unwrap()
}
