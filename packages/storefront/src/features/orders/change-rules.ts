import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import type { Leg, ScheduleDay } from '@colada/domain/schedule/slot'

/** Which legs of an order its customer may move now; an absence moves the leg that failed (spec 000 §4). */
export function getMovableLegs(
  order: Pick<Order, 'status' | 'canChangePickup' | 'canChangeDelivery'>,
): Readonly<Record<Leg, boolean>> {
  return {
    pickup: order.canChangePickup || order.status === orderStatus.absentAtPickup,
    delivery: order.canChangeDelivery || order.status === orderStatus.absentAtDelivery,
  }
}

/** Whether a delivery (epoch seconds) comes before the first hour at which the washing can be ready. */
export function isTooEarly(days: readonly ScheduleDay[], deliveryAt: number): boolean {
  const hours = days.flatMap((day) => day.hours)
  return hours.every((hour) => hour.startsAt > deliveryAt)
}
