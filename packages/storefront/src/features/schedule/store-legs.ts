import { selectableStores, type Store } from '@colada/domain/coverage/stores'
import { expectedDropOff, firstCollection, firstVisit } from '@colada/domain/schedule/store-visits'
import { zones } from '@colada/domain/schedule/zones'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'
import type { LegChoice, LegVisit } from './leg.ts'

/** The chosen store of a leg, while it is offered; store mode offers three more. */
export function useLegStore({ place, storeId }: Pick<LegChoice, 'place' | 'storeId'>): Store | null {
  const stores = selectableStores(useAppSelector(selectStaff))
  return (place === 'store' && stores.find(({ id }) => id === storeId)) || null
}

/** A drop-off at a store. Instants in epoch seconds. */
export const dropOffAt = (store: Store, now: number): LegVisit => ({
  store,
  ...expectedDropOff(zones[store.zone], now),
})

/** A collection at a store after a pickup. Instants in epoch seconds. */
export const collectionAt = (
  store: Store,
  pickupAt: number,
  categories: readonly number[],
  now: number,
): LegVisit => ({ store, ...firstCollection(zones[store.zone], pickupAt, categories, now) })

/** A collection at a store of garments that the shop returns uncleaned. `now` in epoch seconds. */
export const returnAt = (store: Store, now: number): LegVisit => ({
  store,
  ...firstVisit(zones[store.zone], now),
})
