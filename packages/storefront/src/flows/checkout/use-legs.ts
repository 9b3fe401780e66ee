import { nowInSeconds } from '@colada/client/clock/use-seconds-left'
import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo, useState } from 'react'
import { useAddressesQuery } from '../../features/account/endpoints.ts'
import type { OrderDraft } from '../../features/orders/order-draft.ts'
import { useDeliveriesQuery, usePickupsQuery } from '../../features/schedule/endpoints.ts'
import type { DaysState } from '../../features/schedule/leg-slots.tsx'
import { type Leg, legAtStore, type LegChoice, legInstant, legOf } from '../../features/schedule/leg.ts'
import { findSlot } from '../../features/schedule/slot-views.ts'
import { collectionAt, dropOffAt, useLegStore } from '../../features/schedule/store-legs.ts'

/** Both legs of an order. */
export interface Legs {
  readonly pickup: Leg
  readonly delivery: Leg
  /** A slot is chosen and its availability is still loading. */
  readonly isLoadingChosen: boolean
}

/**
 * Both legs of a new order: an address loads the days, and a pickup slot loads the deliveries (spec 000 §4, Pickers). A
 * slot that is no longer offered counts as not chosen, so moving the pickup keeps only a delivery that still fits.
 *
 * @param deliveredFrom The pickup whose deliveries are loaded; that of the draft, or an earlier one.
 */
export function useLegs(
  draft: OrderDraft,
  categories: readonly number[],
  deliveredFrom = draft.pickup,
): Legs {
  const [now] = useState(nowInSeconds)
  const categoryList = categories.join()
  const { data: addresses = [], isLoading } = useAddressesQuery()
  const defaultAddress = addresses.find((address) => address.isDefault) ?? addresses[0] ?? null
  const addressOf = ({ addressId }: LegChoice) => addresses.find((address) => address.id === addressId)

  const pickupAddress = addressOf(draft.pickup) ?? defaultAddress
  const pickupStore = useLegStore(draft.pickup)
  const pickupDays = usePickupsQuery(
    draft.pickup.place === 'address' ? (pickupAddress?.postalCode ?? skipToken) : skipToken,
  )
  const pickupSlot = findSlot(pickupDays.currentData, deliveredFrom.slotId)
  const pickupBefore = pickupStore ? { storeId: pickupStore.id } : pickupSlot && { slotId: pickupSlot.id }

  const deliveryAddress = addressOf(draft.delivery) ?? pickupAddress
  const deliveryStore = useLegStore(draft.delivery)
  const deliveryDays = useDeliveriesQuery(
    draft.delivery.place === 'address' && deliveryAddress && pickupBefore
      ? { postalCode: deliveryAddress.postalCode, categories, pickup: pickupBefore }
      : skipToken,
  )

  const loadsPickup = draft.pickup.slotId !== null && (isLoading || isFirstLoad(pickupDays))
  const loadsDelivery = draft.delivery.slotId !== null && (isLoading || isFirstLoad(deliveryDays))
  const pickup = useMemo(
    () =>
      draft.pickup.place === 'store'
        ? legAtStore(pickupStore && dropOffAt(pickupStore, now), pickupDays)
        : legOf(draft.pickup, pickupAddress, pickupDays),
    [draft.pickup, pickupAddress, pickupDays, pickupStore, now],
  )
  const pickupInstant = legInstant(pickup)
  const delivery = useMemo(
    () =>
      draft.delivery.place === 'store'
        ? legAtStore(
            deliveryStore && pickupInstant !== null
              ? collectionAt(deliveryStore, pickupInstant, categoryList.split(',').map(Number), now)
              : null,
            deliveryDays,
          )
        : legOf(draft.delivery, deliveryAddress, deliveryDays),
    [draft.delivery, deliveryAddress, deliveryDays, deliveryStore, pickupInstant, categoryList, now],
  )
  return { pickup, delivery, isLoadingChosen: loadsPickup || loadsDelivery }
}

function isFirstLoad(days: DaysState & { readonly isFetching: boolean }): boolean {
  return days.isFetching && days.currentData === undefined
}
