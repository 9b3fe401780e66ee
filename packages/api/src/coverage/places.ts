import { normalizeTerm } from '@colada/domain/catalogue/search-terms'
import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import type { Executor } from '../database/connection.ts'
import { findPlace, listPlaces } from './repository.ts'

/** Returns the zone of a postal code, `undefined` when it is not covered. */
export async function zoneOfPostalCode(executor: Executor, postalCode: string): Promise<ZoneId | undefined> {
  return (await findPlace(executor, postalCode))?.zone
}

export type PlaceProblem = 'not-covered' | 'another-city'

/**
 * Checks that a postal code is covered and consistent with a city. Cities are free text (a district, a hamlet); only a
 * known town in another zone is an error.
 */
export async function checkPlace(
  executor: Executor,
  postalCode: string,
  city: string,
): Promise<PlaceProblem | null> {
  const places = await listPlaces(executor)
  const place = places.find(({ code }) => code === postalCode)
  if (!place) return 'not-covered'
  const cityName = normalizeTerm(city.trim())
  const sameName = places.filter(({ town }) => normalizeTerm(town) === cityName)
  // Customers near a border often write the neighbouring town, so only another zone is an error.
  const isElsewhere = sameName.length > 0 && sameName.every(({ zone }) => zone !== place.zone)
  return isElsewhere ? 'another-city' : null
}
