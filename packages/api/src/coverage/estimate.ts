import { isPostalCode } from '@colada/domain/coverage/postal-code'
import type { Executor } from '../database/connection.ts'
import { findPlace } from './repository.ts'

/** Validates an estimated place: a valid postal code, with the town from the shop's list where it is covered. */
export async function normalizeEstimate(executor: Executor, { code, city }: { code: string; city: string }) {
  if (!isPostalCode(code)) return { estimated_cp: '', estimated_city: '' }
  const place = await findPlace(executor, code)
  const givenCity = city === 'unknown' ? '' : city.slice(0, MAX_TOWN_LENGTH)
  return { estimated_cp: code, estimated_city: place?.town ?? givenCity }
}

/** Maximum length of a town from the request. */
const MAX_TOWN_LENGTH = 60
