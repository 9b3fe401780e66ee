import { townsOf } from '@colada/domain/coverage/towns'
import { zoneIds } from '@colada/domain/schedule/zone-ids'
import type { MapTown } from '@colada/ui'
import { describe, expect, it } from 'vitest'
import { createCity } from '#storefront/features/coverage/city.ts'
import { mapDrawings } from '#storefront/features/coverage/map-drawings.ts'
import { cityRoutes } from '#storefront/platform/routes/city-routes.ts'
import { mapRoutes } from '#storefront/platform/routes/map-routes.ts'

/** Average width of a letter of the names, in units of the drawing. */
const LETTER_WIDTH = 6.4
const LETTER_HEIGHT = 13

/** Position of a name, as CoverageMap places it. */
function labelBox({ name, x, y, side = 'below' }: MapTown) {
  const width = name.length * LETTER_WIDTH
  const left = { above: x - width / 2, below: x - width / 2, start: x - 10 - width, end: x + 10 }[side]
  const bottom = { above: y - 10, below: y + 19, start: y + 5, end: y + 5 }[side]
  return { name, left, right: left + width, top: bottom - LETTER_HEIGHT, bottom }
}

type Box = Omit<ReturnType<typeof labelBox>, 'name'>
const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const pointBox = ({ x, y }: MapTown): Box => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 })

describe.each(zoneIds)('the drawing of %s', (zone) => {
  const { map } = createCity(zone)
  const labels = map.towns.map(labelBox)

  it('has exactly the towns of the zone', () => {
    expect(Object.keys(mapDrawings[zone].towns).toSorted()).toEqual(
      townsOf(zone)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it('has every name inside', () => {
    const outside = labels.filter(
      ({ left, right, top, bottom }) => left < 0 || right > 360 || top < 0 || bottom > 280,
    )
    expect(outside).toEqual([])
  })

  it('has no name over another one or over a point', () => {
    const pairs = labels.flatMap((label, at) => [
      ...labels
        .slice(at + 1)
        .filter((other) => overlaps(label, other))
        .map((other) => [label.name, other.name]),
      ...map.towns
        .filter((town) => town.name !== label.name && overlaps(label, pointBox(town)))
        .map((town) => [label.name, `point of ${town.name}`]),
    ])
    expect(pairs).toEqual([])
  })
})

describe('createCity', () => {
  it('formats address, telephone, directions and map of a store', () => {
    expect(createCity('barcelona').stores).toEqual([
      {
        id: 2,
        zone: 'barcelona',
        name: 'Barcelona Les Corts',
        address: ['Carrer de Galileu, 284', '08028 Barcelona'],
        phone: { label: '+34\u00A0930\u00A0000\u00A0002', href: 'tel:+34930000002' },
        directionsHref: 'https://www.google.com/maps/dir/?api=1&destination=41.3838%2C2.1316',
        mapSrc:
          'https://www.openstreetmap.org/export/embed.html?bbox=2.1276%2C41.3818%2C2.1356%2C41.3858&layer=mapnik&marker=41.3838%2C2.1316',
      },
    ])
  })

  it('lists postal codes and ranges of a town', () => {
    const details = createCity('valencia').towns.map(({ detail }) => detail)
    expect(details.slice(0, 2)).toEqual(['46001–46015, 46017–46026, 46035', '46120'])
  })

  it('lists districts for Madrid only', () => {
    expect(zoneIds.filter((zone) => createCity(zone).districts.length > 0)).toEqual(['madrid'])
  })

  it('has stores exactly where the document may load maps', () => {
    const withStores = zoneIds.filter((zone) => createCity(zone).stores.length > 0)
    // The page of all stores may, too.
    expect(['Coverage', 'CoverageOther', ...withStores.map((zone) => cityRoutes[zone])]).toEqual(mapRoutes)
  })
})
