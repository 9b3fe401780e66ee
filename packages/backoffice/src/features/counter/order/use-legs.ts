import type { CategoryId } from '@colada/domain/catalogue/category'
import { useState } from 'react'
import { useMeQuery } from '../../../platform/session/me.ts'
import type { OpenedCustomer } from '../endpoints.ts'
import type { Draft, LegDraft } from './draft.ts'
import { useDeliveriesQuery, usePickupsQuery } from './endpoints.ts'
import { chooseSlot, type SlotChoice } from './slots.ts'

/** Without garments yet, the lead time is that of laundry. */
const defaultCategories: readonly CategoryId[] = [2]

/** The legs of a draft with what can be chosen for them. */
export function useLegs(
  draft: Draft,
  addresses: OpenedCustomer['addresses'],
  categories: readonly CategoryId[],
) {
  /** The default does not change while the order is taken. */
  const [openedAt] = useState(() => Date.now() / 1000)
  const sessionStore = useMeQuery().data?.store_id ?? null
  /** A customer without an address comes to the store of the session. */
  const placeOf = ({ addressId, storeId }: LegDraft) => {
    const address =
      storeId === null ? (addresses.find(({ id }) => id === addressId) ?? addresses[0]) : undefined
    return { address, storeId: address ? null : (storeId ?? sessionStore) }
  }
  const [from, to] = [placeOf(draft.pickup), placeOf(draft.delivery)]
  // Capacities change while a customer decides.
  const options = { refetchOnMountOrArgChange: true }
  const pickups = usePickupsQuery(from.address?.cp ?? '', { ...options, skip: !from.address })
  const pickup = chooseSlot(pickups.currentData ?? [], draft.pickup.slotId, openedAt)
  const deliveries = useDeliveriesQuery(
    {
      cp: to.address?.cp ?? '',
      category_id: [...(categories.length > 0 ? categories : defaultCategories)],
      ...(from.storeId === null
        ? { pickup_time: pickup.chosen?.hour.id ?? 0 }
        : { pickup_store_id: from.storeId }),
    },
    { ...options, skip: !to.address || (from.storeId === null && !pickup.chosen) },
  )
  const delivery = chooseSlot(deliveries.currentData ?? [], draft.delivery.slotId, openedAt)
  const leg = (
    { address, storeId }: typeof from,
    { currentData: data, error, refetch }: typeof pickups | typeof deliveries,
    choice: SlotChoice,
  ) => ({
    addressId: address?.id ?? null,
    storeId,
    days: { data, error, refetch },
    chosen: address && choice.chosen,
    offers: address ? choice.offers : [],
    isComplete: storeId !== null || (address !== undefined && choice.chosen?.hour.isFree === true),
  })
  const legs = { pickup: leg(from, pickups, pickup), delivery: leg(to, deliveries, delivery) }
  return {
    ...legs,
    /** Whether both legs have free hours or a store. */
    isComplete: legs.pickup.isComplete && legs.delivery.isComplete,
  }
}

export type Legs = ReturnType<typeof useLegs>
