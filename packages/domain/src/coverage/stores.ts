import type { ZoneId } from '../schedule/zone-ids.ts'

/** A laundry centre. Its opening hours are those of its zone. */
export interface Store {
  /** Wire `lavanderia_id` (spec 000 §3, store centre ids). */
  id: number
  /** Internal short name. */
  centre: string
  /** Display name. */
  name: string
  zone: ZoneId
  street: string
  postalCode: string
  town: string
  /** E.164 format. */
  phone: string
  /** Decimal degrees. */
  latitude: number
  longitude: number
  /** Offered by the store selector in store mode only (spec 000 §2, Store selector). */
  isStoreModeOnly: boolean
  /**
   * Shown on the page of its city (spec 000 §2, Coverage and city pages). It does not follow from `isStoreModeOnly`: the page
   * of Madrid has maps of three stores, so Guindalera is on it as a place to go to, although customers cannot select it.
   */
  isOnCityPage: boolean
}

export const stores: readonly Store[] = [
  {
    id: 36,
    centre: 'Madrid',
    name: 'Madrid Plaza España',
    zone: 'madrid',
    street: 'Calle de Leganitos, 43',
    postalCode: '28013',
    town: 'Madrid',
    phone: '+34910000036',
    latitude: 40.4226,
    longitude: -3.7106,
    isStoreModeOnly: false,
    isOnCityPage: true,
  },
  {
    id: 2,
    centre: 'Barcelona',
    name: 'Barcelona Les Corts',
    zone: 'barcelona',
    street: 'Carrer de Galileu, 284',
    postalCode: '08028',
    town: 'Barcelona',
    phone: '+34930000002',
    latitude: 41.3838,
    longitude: 2.1316,
    isStoreModeOnly: false,
    isOnCityPage: true,
  },
  {
    id: 44,
    centre: 'Valencia',
    name: 'Valencia La Zaidía',
    zone: 'valencia',
    street: 'Calle de Ruaya, 22',
    postalCode: '46009',
    town: 'Valencia',
    phone: '+34960000044',
    latitude: 39.4857,
    longitude: -0.379,
    isStoreModeOnly: false,
    isOnCityPage: true,
  },
  {
    id: 46,
    centre: 'Tetuan',
    name: 'Madrid Tetuán',
    zone: 'madrid',
    street: 'Calle de Bravo Murillo, 257',
    postalCode: '28020',
    town: 'Madrid',
    phone: '+34910000046',
    latitude: 40.4594,
    longitude: -3.6993,
    isStoreModeOnly: false,
    isOnCityPage: true,
  },
  {
    id: 47,
    centre: 'BCN-Corsega',
    name: 'Barcelona Sagrada Família',
    zone: 'barcelona',
    street: 'Carrer de Còrsega, 521',
    postalCode: '08025',
    town: 'Barcelona',
    phone: '+34930000047',
    latitude: 41.4055,
    longitude: 2.1722,
    isStoreModeOnly: true,
    isOnCityPage: false,
  },
  {
    id: 48,
    centre: 'BCN-Mahon',
    name: 'Barcelona Sarrià',
    zone: 'barcelona',
    street: 'Carrer de Maó, 14',
    postalCode: '08022',
    town: 'Barcelona',
    phone: '+34930000048',
    latitude: 41.4088,
    longitude: 2.1358,
    isStoreModeOnly: true,
    isOnCityPage: false,
  },
  {
    id: 49,
    centre: 'MAD-Azcona',
    name: 'Madrid Guindalera',
    zone: 'madrid',
    street: 'Calle de Azcona, 38',
    postalCode: '28028',
    town: 'Madrid',
    phone: '+34910000049',
    latitude: 40.4372,
    longitude: -3.6678,
    isStoreModeOnly: true,
    isOnCityPage: true,
  },
]

/** Returns the store with an id. */
export const findStore = (id: number): Store | undefined => stores.find((store) => store.id === id)

/** The name and address of a store as text, as it is stored with an order. */
export const describeStore = ({ name, street, postalCode, town }: Store): string =>
  `${name}, ${street}, ${postalCode} ${town}`

/** Whether a laundry id is one of the seven of store mode (spec 000 §4). */
export const isStoreId = (id: number): boolean => stores.some((store) => store.id === id)

/** The stores that the store selector offers: four, and three more in store mode (spec 000 §2, Store selector). */
export const selectableStores = (isStoreMode: boolean): readonly Store[] =>
  stores.filter((store) => isStoreMode || !store.isStoreModeOnly)

/** The stores on the page of a city; none in Seville. */
export const cityStores = (zone: ZoneId): readonly Store[] =>
  stores.filter((store) => store.zone === zone && store.isOnCityPage)
