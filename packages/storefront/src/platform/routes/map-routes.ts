import type { RouteName } from '@colada/domain/routes/paths'

/** Origin of the maps of stores, which load on click (docs/decisions/0026). */
export const MAP_ORIGIN = 'https://www.openstreetmap.org'

/** Routes whose documents may load a map: the list of all stores, and the pages of the cities that have one. */
export const mapRoutes: readonly RouteName[] = [
  'Coverage',
  'CoverageOther',
  'CoverageMadrid',
  'CoverageBarcelona',
  'CoverageValencia',
]
