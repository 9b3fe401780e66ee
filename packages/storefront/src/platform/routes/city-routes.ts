import type { RouteName } from '@colada/domain/routes/paths'
import type { ZoneId } from '@colada/domain/schedule/zone-ids'

/** The page of each city (spec 000 §2, Coverage and city pages). */
export const cityRoutes = {
  madrid: 'CoverageMadrid',
  barcelona: 'CoverageBarcelona',
  valencia: 'CoverageValencia',
  sevilla: 'CoverageSevilla',
} as const satisfies Record<ZoneId, RouteName>

/** The city whose page a route is. */
export const cityOf = (name: RouteName): ZoneId | undefined =>
  (Object.keys(cityRoutes) as ZoneId[]).find((zone) => cityRoutes[zone] === name)
