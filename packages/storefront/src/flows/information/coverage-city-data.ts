import type { Load } from '../../features/catalogue/load-context.ts'
import { type City, createCity } from '../../features/coverage/city.ts'
import { cityOf } from '../../platform/routes/city-routes.ts'
import { matchRoute } from '../../platform/routes/paths.ts'
import { load as loadPageData, type PageData } from './page-data.ts'

export interface CoverageCityData extends PageData {
  readonly city: City
}

/** The editorial content of a city's page, its towns and its stores. */
export const load: Load<CoverageCityData> = async (context) => ({
  ...(await loadPageData(context)),
  city: createCity(cityOf(matchRoute(context.pathname)!.name)!),
})
