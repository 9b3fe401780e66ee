import type { Address } from '@colada/domain/account/address'
import type { HourSlot } from '@colada/domain/schedule/slot'
import { skipToken } from '@reduxjs/toolkit/query'
import { useAddressesQuery } from '../../features/account/endpoints.ts'
import type { LegDraft, OrderDraft } from '../../features/orders/order-draft.ts'
import { useDeliveriesQuery, usePickupsQuery } from '../../features/schedule/endpoints.ts'
import type { DaysState } from '../../features/schedule/leg-slots.tsx'
import type { LostSlot } from '../../features/schedule/lost-hour.tsx'
import { findSlot } from '../../features/schedule/slot-views.ts'

/** One leg as it stands: where, when, and what can be chosen. */
export interface Leg {
  readonly address: Address | null
  readonly days: DaysState
  readonly date: string | null
  /** The chosen hour, while it can still be had. */
  readonly slot: HourSlot | null
  /** The chosen hour, when it cannot be had any more. */
  readonly lost: LostSlot | null
  /** Nothing is chosen, or what was chosen is gone; not while it is only on its way. */
  readonly isUndone: boolean
}

/** Both legs of an order. */
export interface Legs {
  readonly pickup: Leg
  readonly delivery: Leg
  /** An hour was chosen, and whether it can still be had is on its way: what depends on it waits. */
  readonly isAwaited: boolean
}

/**
 * Both legs: an address loads the days, and a pickup hour loads the deliveries (spec 000 §4, Pickers). An hour
 * that is no longer offered counts as not chosen, so a pickup that moves takes along only a delivery that fits.
 */
export function useLegs(draft: OrderDraft, categories: readonly number[]): Legs {
  const { data: addresses = [], isLoading } = useAddressesQuery()
  const usual = addresses.find((address) => address.isDefault) ?? addresses[0] ?? null
  const addressOf = ({ addressId }: LegDraft) => addresses.find((address) => address.id === addressId)

  const pickupAddress = addressOf(draft.pickup) ?? usual
  const pickupDays = usePickupsQuery(pickupAddress?.postalCode ?? skipToken)
  const pickupSlot = findSlot(pickupDays.currentData, draft.pickup.slotId)

  const deliveryAddress = addressOf(draft.delivery) ?? pickupAddress
  const deliveryDays = useDeliveriesQuery(
    deliveryAddress && pickupSlot
      ? { postalCode: deliveryAddress.postalCode, categories, pickupId: pickupSlot.id }
      : skipToken,
  )

  const awaitsPickup = draft.pickup.slotId !== null && (isLoading || isComing(pickupDays))
  const awaitsDelivery = draft.delivery.slotId !== null && isComing(deliveryDays)
  return {
    pickup: legOf(draft.pickup, pickupAddress, pickupDays),
    delivery: legOf(draft.delivery, deliveryAddress, deliveryDays),
    isAwaited: awaitsPickup || awaitsDelivery,
  }
}

/** Nothing is known of these days yet, and they are asked for. */
function isComing(days: DaysState & { readonly isFetching: boolean }): boolean {
  return days.isFetching && days.currentData === undefined
}

/** A leg as it was drafted, with what is offered for it now. */
export function legOf({ date, slotId, startsAt }: LegDraft, address: Address | null, days: DaysState): Leg {
  const slot = findSlot(days.currentData, slotId)
  const isGone = slotId !== null && days.currentData !== undefined && slot === null
  const isListed = days.currentData?.some((day) => day.hours.some((hour) => hour.id === slotId)) ?? false
  return {
    address,
    days,
    date,
    slot,
    lost: isGone && startsAt !== null ? { why: isListed ? 'full' : 'gone', startsAt } : null,
    isUndone: slotId === null || isGone,
  }
}
