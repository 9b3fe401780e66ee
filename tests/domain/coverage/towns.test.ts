import { cityStores, stores } from '@colada/domain/coverage/stores'
import { findTown, madridDistricts, postalCodesOf, towns, townsOf } from '@colada/domain/coverage/towns'
import { zoneIds } from '@colada/domain/schedule/zone-ids'
import { zones } from '@colada/domain/schedule/zones'
import { describe, expect, it } from 'vitest'

const namesOf = (zone: (typeof zoneIds)[number]) => townsOf(zone).map(({ name }) => name)

describe('covered towns', () => {
  it('are those that the specification names for Valencia and Barcelona', () => {
    expect(namesOf('valencia').join(', ')).toBe(
      'Valencia, Alboraia, Tavernes Blanques, Burjassot, Godella, Paterna, Mislata, Xirivella, Picanya',
    )
    expect(namesOf('barcelona').join(', ')).toBe(
      'Barcelona, Esplugues de Llobregat, Sant Just Desvern, Hospitalet de Llobregat, Santa Coloma de Gramenet, Sant Adrià del Besòs, Badalona',
    )
  })

  it('are nine around Seville', () => {
    expect(townsOf('sevilla')).toHaveLength(9)
  })

  it.each(zoneIds)('of %s start with the city itself', (zone) => {
    expect(townsOf(zone)[0]).toMatchObject({ id: zone, name: zones[zone].name })
  })

  it('have unique ids and postal codes', () => {
    const codes = towns.flatMap(postalCodesOf)
    expect(new Set(codes).size).toBe(codes.length)
    expect(new Set(towns.map(({ id }) => id)).size).toBe(towns.length)
  })

  it('expand ranges of postal codes', () => {
    const [, , alcobendas] = townsOf('madrid')
    expect(postalCodesOf(alcobendas!)).toEqual(['28100', '28108', '28109'])
    expect(postalCodesOf(townsOf('barcelona')[0]!).slice(0, 2)).toEqual(['08001', '08002'])
  })

  it('are found by their slug in any spelling', () => {
    expect([findTown('Leganés')?.zone, findTown('dos-hermanas')?.zone, findTown('bilbao')]).toEqual([
      'madrid',
      'sevilla',
      undefined,
    ])
  })

  it('include the 21 districts of Madrid, sorted', () => {
    expect(madridDistricts).toHaveLength(21)
    expect(madridDistricts.toSorted((a, b) => a.localeCompare(b, 'es'))).toEqual(madridDistricts)
  })
})

describe('stores of a city', () => {
  it.each([
    ['madrid', ['Madrid Plaza España', 'Madrid Tetuán', 'Madrid Guindalera']],
    ['barcelona', ['Barcelona Les Corts']],
    ['valencia', ['Valencia La Zaidía']],
    ['sevilla', []],
  ] as const)('%s', (zone, names) => {
    expect(cityStores(zone).map(({ name }) => name)).toEqual(names)
  })

  it('include every store that customers can select', () => {
    expect(stores.filter((store) => !store.isStoreModeOnly && !store.isOnCityPage)).toEqual([])
  })
})
