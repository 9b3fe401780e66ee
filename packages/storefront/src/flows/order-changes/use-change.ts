import type { Address } from '@colada/domain/account/address'
import type { Cents } from '@colada/domain/money/money'
import type { Order, OrderLeg } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { skipToken } from '@reduxjs/toolkit/query'
import { useAddressesQuery } from '../../features/account/endpoints.ts'
import { isTooEarly, mayMove } from '../../features/orders/change-rules.ts'
import type { OrderDraft } from '../../features/orders/order-draft.ts'
import { useDeliveriesQuery, usePickupsQuery } from '../../features/schedule/endpoints.ts'
import { type Leg, legOf } from '../../features/schedule/leg.ts'

/** A leg of an order while its dates change. */
export interface ChangingLeg extends Leg {
  /** As the order has it; `null` where it never had one. */
  readonly standing: OrderLeg | null
  readonly mayMove: boolean
  /** Another date is being chosen. */
  readonly isEdited: boolean
  /** What moving it costs now; `null` for a delivery that moves along with the pickup. */
  readonly cost: Cents | null
  /** It no longer fits the other leg, so another date has to be chosen. */
  readonly mustMove: boolean
}

/** The very hour and address that the order has already. */
export function isUnmoved({ standing, slot, address }: ChangingLeg): boolean {
  return standing !== null && slot?.id === standing.slotId && address?.id === standing.addressId
}

/**
 * Both legs of an order while its dates change. A moved pickup loads the deliveries that it leaves time for; where the
 * standing delivery is too early for it, another is asked for at once (spec 000 §4, Editing a pickup or delivery time).
 */
export function useChange(order: Order, draft: OrderDraft): { pickup: ChangingLeg; delivery: ChangingLeg } {
  const { data: addresses = [] } = useAddressesQuery()
  const addressOf = (id: number | null | undefined): Address | null =>
    addresses.find((address) => address.id === id) ?? null
  const may = mayMove(order)
  const standing = { pickup: order.pickups.at(-1) ?? null, delivery: order.deliveries.at(-1) ?? null }
  const categories = [...new Set(order.items.map((item) => item.categoryId))].toSorted((a, b) => a - b)

  const movesPickup = draft.edited.includes('pickup')
  const pickupAddress = addressOf(movesPickup ? draft.pickup.addressId : standing.pickup?.addressId)
  const pickupDays = usePickupsQuery(movesPickup && pickupAddress ? pickupAddress.postalCode : skipToken)
  const pickup = legOf(draft.pickup, pickupAddress, pickupDays)

  const pickupId = movesPickup ? pickup.slot?.id : standing.pickup?.slotId
  const movesDelivery = draft.edited.includes('delivery')
  const deliveryAddress =
    addressOf(draft.delivery.addressId) ?? addressOf(standing.delivery?.addressId) ?? pickupAddress
  const deliveryDays = useDeliveriesQuery(
    (movesPickup || movesDelivery) && deliveryAddress && pickupId
      ? { postalCode: deliveryAddress.postalCode, categories, pickupId }
      : skipToken,
  )
  const offered = deliveryDays.currentData
  const tooEarly =
    movesPickup && offered !== undefined && standing.delivery !== null
      ? isTooEarly(offered, standing.delivery.startsAt)
      : false

  return {
    pickup: {
      cost: order.changePickupCost,
      ...pickup,
      standing: standing.pickup,
      mayMove: may.pickup,
      isEdited: movesPickup,
      mustMove: false,
    },
    delivery: {
      ...legOf(draft.delivery, deliveryAddress, deliveryDays),
      standing: standing.delivery,
      cost: movesPickup ? null : order.changeDeliveryCost,
      // Nobody was in to hand anything over: the delivery may wait for the new pickup.
      mayMove: may.delivery || (movesPickup && order.status === orderStatus.absentAtPickup),
      isEdited: movesDelivery || tooEarly,
      mustMove: tooEarly,
    },
  }
}
