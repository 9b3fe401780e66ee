import type { CategoryId } from '@colada/domain/catalogue/category'
import { useState } from 'react'
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
  const addressOf = ({ addressId }: LegDraft) => addresses.find(({ id }) => id === addressId) ?? addresses[0]
  const [from, to] = [addressOf(draft.pickup), addressOf(draft.delivery)]
  // Capacities change while a customer decides.
  const options = { refetchOnMountOrArgChange: true }
  const pickups = usePickupsQuery(from?.cp ?? '', { ...options, skip: !from })
  const pickup = chooseSlot(pickups.currentData ?? [], draft.pickup.slotId, openedAt)
  const deliveries = useDeliveriesQuery(
    {
      cp: to?.cp ?? '',
      category_id: [...(categories.length > 0 ? categories : defaultCategories)],
      pickup_time: pickup.chosen?.hour.id ?? 0,
    },
    { ...options, skip: !to || !pickup.chosen },
  )
  const delivery = chooseSlot(deliveries.currentData ?? [], draft.delivery.slotId, openedAt)
  const leg = (
    address: typeof from,
    { currentData: data, error, refetch }: typeof pickups | typeof deliveries,
    choice: SlotChoice,
  ) => ({
    addressId: address?.id ?? 0,
    days: { data, error, refetch },
    chosen: choice.chosen,
    offers: choice.offers,
  })
  return {
    pickup: leg(from, pickups, pickup),
    delivery: leg(to, deliveries, delivery),
    /** Whether both legs have free hours. */
    isComplete: pickup.chosen?.hour.isFree === true && delivery.chosen?.hour.isFree === true,
  }
}

export type Legs = ReturnType<typeof useLegs>
