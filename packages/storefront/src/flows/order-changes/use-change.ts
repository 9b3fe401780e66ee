import type { Address } from '@colada/domain/account/address'
import type { Cents } from '@colada/domain/money/money'
import type { Order, OrderLeg } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { skipToken } from '@reduxjs/toolkit/query'
import { useAddressesQuery } from '../../features/account/endpoints.ts'
import { isTooEarly, getMovableLegs } from '../../features/orders/change-rules.ts'
import type { OrderDraft } from '../../features/orders/order-draft.ts'
import { useDeliveriesQuery, usePickupsQuery } from '../../features/schedule/endpoints.ts'
import { type Leg, legOf } from '../../features/schedule/leg.ts'

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

/** Whether the chosen slot and address are those of the order. */
export function isUnchanged({ current, slot, address }: ChangingLeg): boolean {
  return current !== null && slot?.id === current.slotId && address?.id === current.addressId
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

  const movesPickup = draft.edited.includes('pickup')
  const pickupAddress = addressOf(movesPickup ? draft.pickup.addressId : current.pickup?.addressId)
  const pickupDays = usePickupsQuery(movesPickup && pickupAddress ? pickupAddress.postalCode : skipToken)
  const pickup = legOf(draft.pickup, pickupAddress, pickupDays)

  const pickupId = movesPickup ? pickup.slot?.id : current.pickup?.slotId
  const movesDelivery = draft.edited.includes('delivery')
  const deliveryAddress =
    addressOf(draft.delivery.addressId) ?? addressOf(current.delivery?.addressId) ?? pickupAddress
  const deliveryDays = useDeliveriesQuery(
    (movesPickup || movesDelivery) && deliveryAddress && pickupId
      ? { postalCode: deliveryAddress.postalCode, categories, pickupId }
      : skipToken,
  )
  const offeredDays = deliveryDays.currentData
  const isDeliveryTooEarly =
    movesPickup && offeredDays !== undefined && current.delivery !== null
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
      ...legOf(draft.delivery, deliveryAddress, deliveryDays),
      current: current.delivery,
      cost: movesPickup ? null : order.changeDeliveryCost,
      // After a missed pickup the delivery may be chosen together with the new pickup.
      canMove: movable.delivery || (movesPickup && order.status === orderStatus.absentAtPickup),
      isEdited: movesDelivery || isDeliveryTooEarly,
      mustMove: isDeliveryTooEarly,
    },
  }
}
