import { formatPhone } from '@colada/client/format/phone'
import type { Store } from '@colada/domain/coverage/stores'
import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import { MAP_ORIGIN } from '../../platform/routes/map-routes.ts'

/** A store as a page shows it. */
export interface StoreView {
  readonly id: number
  readonly zone: ZoneId
  readonly name: string
  readonly address: readonly string[]
  readonly phone: { readonly label: string; readonly href: string }
  readonly directionsHref: string
  readonly mapSrc: string
}

export function toStoreView(store: Store): StoreView {
  const { id, zone, name, street, postalCode, town, phone } = store
  return {
    id,
    zone,
    name,
    address: [street, `${postalCode} ${town}`],
    phone: { label: formatPhone(phone), href: `tel:${phone}` },
    directionsHref: directionsHref(store),
    mapSrc: mapSrc(store),
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
