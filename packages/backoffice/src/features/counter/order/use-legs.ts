import type { CategoryId } from '@colada/domain/catalogue/category'
import type { DatedSlot } from '@colada/domain/schedule/nearest-free-slots'
import type { OpenedCustomer } from '../endpoints.ts'
import type { Draft, LegDraft } from './draft.ts'
import { useDeliveriesQuery, usePickupsQuery } from './endpoints.ts'
import { chooseSlot } from './slots.ts'

/** Without garments yet, the lead time is that of laundry. */
const defaultCategories: readonly CategoryId[] = [2]

/** The legs of a draft with what can be chosen for them. */
export function useLegs(
  draft: Draft,
  addresses: OpenedCustomer['addresses'],
  categories: readonly CategoryId[],
) {
  const addressOf = ({ addressId }: LegDraft) => addresses.find(({ id }) => id === addressId) ?? addresses[0]
  const [from, to] = [addressOf(draft.pickup), addressOf(draft.delivery)]
  // Capacities change while a customer decides.
  const options = { refetchOnMountOrArgChange: true }
  const pickups = usePickupsQuery(from?.cp ?? '', { ...options, skip: !from })
  const pickup = chooseSlot(pickups.currentData ?? [], draft.pickup.slotId).chosen
  const deliveries = useDeliveriesQuery(
    {
      cp: to?.cp ?? '',
      category_id: [...(categories.length > 0 ? categories : defaultCategories)],
      pickup_time: pickup?.hour.id ?? 0,
    },
    { ...options, skip: !to || !pickup },
  )
  const delivery = pickup && chooseSlot(deliveries.currentData ?? [], draft.delivery.slotId).chosen
  const leg = (
    address: typeof from,
    { slotId }: LegDraft,
    { currentData: data, error, refetch }: typeof pickups | typeof deliveries,
    chosen: DatedSlot | undefined,
  ) => ({ addressId: address?.id ?? 0, slotId, days: { data, error, refetch }, chosen })
  return {
    pickup: leg(from, draft.pickup, pickups, pickup),
    delivery: leg(to, draft.delivery, deliveries, delivery),
    /** Whether both legs have free hours. */
    isComplete: pickup?.hour.isFree === true && delivery?.hour.isFree === true,
  }
}

export type Legs = ReturnType<typeof useLegs>
