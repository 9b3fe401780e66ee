import { cityStores, type Store } from '@colada/domain/coverage/stores'
import { madridDistricts, type Town, townsOf } from '@colada/domain/coverage/towns'
import type { ZoneId } from '@colada/domain/schedule/zones'
import type { CoverageMapProps, Town as ListedTown } from '@colada/ui'
import { formatPhone } from '../../platform/format/phone.ts'
import { MAP_ORIGIN } from '../../platform/routes/map-routes.ts'
import { mapDrawings } from './map-drawings.ts'

/** A store as its city's page shows it. */
export interface StoreView {
  readonly id: number
  readonly name: string
  readonly address: readonly string[]
  readonly phone: { readonly label: string; readonly href: string }
  readonly directionsHref: string
  readonly mapSrc: string
}

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

function toStoreView({ id, name, street, postalCode, town, phone, ...place }: Store): StoreView {
  return {
    id,
    name,
    address: [street, `${postalCode} ${town}`],
    phone: { label: formatPhone(phone), href: `tel:${phone}` },
    directionsHref: directionsHref(place),
    mapSrc: mapSrc(place),
  }
}

type Place = Pick<Store, 'latitude' | 'longitude'>

/** Google's universal URL, which opens the map app of a phone. */
const directionsHref = ({ latitude, longitude }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`

/** Half the width and height of a map, in degrees: some streets around the store. */
const MAP_MARGIN_DEGREES = { longitude: 0.004, latitude: 0.002 }

function mapSrc({ latitude, longitude }: Place): string {
  const box = [
    longitude - MAP_MARGIN_DEGREES.longitude,
    latitude - MAP_MARGIN_DEGREES.latitude,
    longitude + MAP_MARGIN_DEGREES.longitude,
    latitude + MAP_MARGIN_DEGREES.latitude,
  ].map((degrees) => degrees.toFixed(4))
  const query = new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker: `${latitude},${longitude}` })
  return `${MAP_ORIGIN}/export/embed.html?${query.toString()}`
}
