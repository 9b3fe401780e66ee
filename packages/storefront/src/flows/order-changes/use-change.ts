import { nowInSeconds } from '@colada/client/clock/use-seconds-left'
import type { Address } from '@colada/domain/account/address'
import { findStore } from '@colada/domain/coverage/stores'
import type { Cents } from '@colada/domain/money/money'
import type { Order, OrderLeg } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { expectedDropOff } from '@colada/domain/schedule/store-visits'
import { zones } from '@colada/domain/schedule/zones'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useAddressesQuery } from '../../features/account/endpoints.ts'
import { isTooEarly, getMovableLegs, orderedPickup } from '../../features/orders/change-rules.ts'
import type { OrderDraft } from '../../features/orders/order-draft.ts'
import { type PickupBefore, useDeliveriesQuery, usePickupsQuery } from '../../features/schedule/endpoints.ts'
import { type Leg, legAtStore, legInstant, legOf } from '../../features/schedule/leg.ts'
import { collectionAt, dropOffAt, returnAt, useLegStore } from '../../features/schedule/store-legs.ts'

/** A leg of an order whose dates change. */
export interface ChangingLeg extends Leg {
  /** The leg of the order; `null` where it has none. */
  readonly current: OrderLeg | null
  readonly canMove: boolean
  /** The customer is choosing another date. */
  readonly isEdited: boolean
  /** Price of moving it now; `null` for a delivery that moves together with the pickup. */
  readonly cost: Cents | null
  /** It no longer fits the other leg: another date is required. */
  readonly mustMove: boolean
}

/** Whether the chosen slot and address, or the store, are those of the order. */
export function isUnchanged({ current, slot, address, visit }: ChangingLeg): boolean {
  if (current === null) return false
  if (visit) return visit.store.id === current.storeId
  return slot?.id === current.slotId && address?.id === current.addressId
}

/**
 * Both legs of an order whose dates change. A moved pickup loads the deliveries that are late enough for it; where the
 * current delivery is too early, another one is required (spec 000 §4, Editing a pickup or delivery time).
 */
export function useChange(order: Order, draft: OrderDraft): { pickup: ChangingLeg; delivery: ChangingLeg } {
  const { data: addresses = [] } = useAddressesQuery()
  const addressOf = (id: number | null | undefined): Address | null =>
    addresses.find((address) => address.id === id) ?? null
  const movable = getMovableLegs(order)
  const current = { pickup: order.pickups.at(-1) ?? null, delivery: order.deliveries.at(-1) ?? null }
  const categories = [...new Set(order.items.map((item) => item.categoryId))].toSorted((a, b) => a - b)

  const [now] = useState(nowInSeconds)
  const movesPickup = draft.edited.includes('pickup')
  const pickupAddress = addressOf(movesPickup ? draft.pickup.addressId : current.pickup?.addressId)
  const pickupStore = useLegStore(draft.pickup)
  const isPickupByVan = movesPickup && draft.pickup.place === 'address'
  const pickupDays = usePickupsQuery(isPickupByVan && pickupAddress ? pickupAddress.postalCode : skipToken)
  const pickup =
    movesPickup && draft.pickup.place === 'store'
      ? legAtStore(pickupStore && dropOffAt(pickupStore, now), pickupDays)
      : legOf(draft.pickup, pickupAddress, pickupDays)

  const movesDelivery = draft.edited.includes('delivery')
  const deliveryAddress =
    addressOf(draft.delivery.addressId) ?? addressOf(current.delivery?.addressId) ?? pickupAddress
  const deliveryStore = useLegStore(draft.delivery)
  const isDeliveryByVan = movesDelivery
    ? draft.delivery.place === 'address'
    : current.delivery?.place === 'address'
  const before = movesPickup ? chosenPickup(pickup) : orderedPickup(order)
  const deliveryDays = useDeliveriesQuery(
    (movesPickup || movesDelivery) && isDeliveryByVan && deliveryAddress && before
      ? { postalCode: deliveryAddress.postalCode, categories, pickup: before }
      : skipToken,
  )
  const pickupAt = movesPickup ? legInstant(pickup) : pickupInstant(order, now)
  // A collection at a store follows a new pickup.
  const keptStoreId = movesPickup && !movesDelivery ? current.delivery?.storeId : null
  const store = useLegStore({ place: 'store', storeId: keptStoreId ?? null }) ?? deliveryStore
  const delivery =
    store && pickupAt !== null
      ? legAtStore(
          order.isReturnDue ? returnAt(store, now) : collectionAt(store, pickupAt, categories, now),
          deliveryDays,
        )
      : draft.delivery.place === 'store' && movesDelivery
        ? legAtStore(null, deliveryDays)
        : legOf(draft.delivery, deliveryAddress, deliveryDays)
  const offeredDays = deliveryDays.currentData
  const isDeliveryTooEarly =
    movesPickup && !movesDelivery && isDeliveryByVan && offeredDays !== undefined && current.delivery !== null
      ? isTooEarly(offeredDays, current.delivery.startsAt)
      : false

  return {
    pickup: {
      cost: order.changePickupCost,
      ...pickup,
      current: current.pickup,
      canMove: movable.pickup,
      isEdited: movesPickup,
      mustMove: false,
    },
    delivery: {
      ...delivery,
      current: current.delivery,
      cost: movesPickup ? null : order.changeDeliveryCost,
      // After a missed pickup the delivery may be chosen together with the new pickup.
      canMove: movable.delivery || (movesPickup && order.status === orderStatus.absentAtPickup),
      isEdited: movesDelivery || isDeliveryTooEarly,
      mustMove: isDeliveryTooEarly,
    },
  }
}

/** The pickup that the customer has chosen; `null` before. */
function chosenPickup({ slot, visit }: Leg): PickupBefore | null {
  if (visit) return { storeId: visit.store.id }
  return slot && { slotId: slot.id }
}

/** When an order is picked up, in epoch seconds; garments that are not at their store yet can be there from now on. */
function pickupInstant({ pickups, status }: Order, now: number): number | null {
  const pickup = pickups.at(-1)
  if (!pickup) return null
  const store = pickup.storeId === null ? undefined : findStore(pickup.storeId)
  if (!store || status !== orderStatus.created) return pickup.startsAt
  return Math.max(pickup.startsAt, expectedDropOff(zones[store.zone], now).startsAt)
}
