import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import type { Leg, ScheduleDay } from '@colada/domain/schedule/slot'

/** The legs of an order that the customer may move now; after an absence, the leg that failed (spec 000 §4). */
export function getMovableLegs(
  order: Pick<Order, 'status' | 'canChangePickup' | 'canChangeDelivery'>,
): Readonly<Record<Leg, boolean>> {
  return {
    pickup: order.canChangePickup || order.status === orderStatus.absentAtPickup,
    delivery: order.canChangeDelivery || order.status === orderStatus.absentAtDelivery,
  }
}

/** Whether a delivery (epoch seconds) is before the first slot that the lead time allows. */
export function isTooEarly(days: readonly ScheduleDay[], deliveryAt: number): boolean {
  const hours = days.flatMap((day) => day.hours)
  return hours.every((hour) => hour.startsAt > deliveryAt)
}
