import { cityStores } from '@colada/domain/coverage/stores'
import { madridDistricts, type Town, townsOf } from '@colada/domain/coverage/towns'
import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import type { CoverageMapProps, Town as ListedTown } from '@colada/ui'
import { mapDrawings } from './map-drawings.ts'
import { type StoreView, toStoreView } from './store-view.ts'

/** What the page of a city shows beside its texts. */
export interface City {
  readonly zone: ZoneId
  readonly towns: readonly ListedTown[]
  readonly map: Pick<CoverageMapProps, 'towns' | 'water'>
  /** Empty except for Madrid (spec 000 §2). */
  readonly districts: readonly string[]
  readonly stores: readonly StoreView[]
}

export function createCity(zone: ZoneId): City {
  const drawing = mapDrawings[zone]
  const towns = townsOf(zone)
  return {
    zone,
    towns: towns.map((town) => ({ id: town.id, name: town.name, detail: formatCodes(town) })),
    map: {
      towns: towns.map(({ id, name }) => ({ id, name, ...drawing.towns[id]! })),
      water: drawing.water,
    },
    districts: zone === 'madrid' ? madridDistricts : [],
    stores: cityStores(zone).map(toStoreView),
  }
}

/** "46980, 46182", "41001–41020". */
const formatCodes = ({ codes }: Town): string =>
  codes.map((entry) => (typeof entry === 'string' ? entry : entry.join('–'))).join(', ')
