import { addDays, toInstant, toLocalDate } from '../schedule/local-time.ts'
import type { Leg } from '../schedule/slot.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import { type OrderStatus, orderStatus } from './status.ts'

/** Local time from which the visits of the next day are announced. */
const REMINDER_TIME = '18:00'

/** The statuses of an order whose visit takes place as planned. */
const planned: Readonly<Record<Leg, readonly OrderStatus[]>> = {
  pickup: [orderStatus.created],
  delivery: [orderStatus.collected, orderStatus.washing, orderStatus.washed, orderStatus.outForDelivery],
}

/** The day whose visits are announced now, the next one; `null` before the evening. `now` in epoch seconds. */
export function dayToRemindOf(now: number): CalendarDate | null {
  const today = toLocalDate(now)
  return now < toInstant(today, REMINDER_TIME) ? null : addDays(today, 1)
}

/** Whether the van comes for a leg, so that its customer is reminded. */
export function isVisitPlanned(leg: Leg, order: { status: OrderStatus; isReturnDue: boolean }): boolean {
  return planned[leg].includes(order.status) || (leg === 'delivery' && order.isReturnDue)
}
