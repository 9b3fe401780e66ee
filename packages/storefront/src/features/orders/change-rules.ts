import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import type { Leg, ScheduleDay } from '@colada/domain/schedule/slot'
import type { PickupBefore } from '../schedule/endpoints.ts'

/** The leg at which nobody was in, so that another visit is necessary (spec 000 §4); `null` if there is none. */
export function getMissedLeg({ status }: Pick<Order, 'status'>): Leg | null {
  if (status === orderStatus.absentAtPickup) return 'pickup'
  return status === orderStatus.absentAtDelivery ? 'delivery' : null
}

/** The legs of an order that the customer may move now; after an absence, the leg that failed (spec 000 §4). */
export function getMovableLegs(
  order: Pick<Order, 'status' | 'canChangePickup' | 'canChangeDelivery'>,
): Readonly<Record<Leg, boolean>> {
  const missed = getMissedLeg(order)
  return {
    pickup: order.canChangePickup || missed === 'pickup',
    delivery: order.canChangeDelivery || missed === 'delivery',
  }
}

/** Whether a delivery (epoch seconds) is before the first slot that the lead time allows. */
export function isTooEarly(days: readonly ScheduleDay[], deliveryAt: number): boolean {
  const hours = days.flatMap((day) => day.hours)
  return hours.every((hour) => hour.startsAt > deliveryAt)
}

/** The pickup of an order, before its delivery. Garments that are not at their store yet have no time of a drop-off. */
export function orderedPickup({ pickups, status }: Pick<Order, 'pickups' | 'status'>): PickupBefore | null {
  const pickup = pickups.at(-1)
  if (!pickup) return null
  if (pickup.storeId === null) return pickup.slotId === null ? null : { slotId: pickup.slotId }
  return { storeId: pickup.storeId, ...(status !== orderStatus.created && { droppedOffAt: pickup.startsAt }) }
}
