import type { CalendarDate, HourSlot, ScheduleDay } from './slot.ts'

/** An hour with the day it is on. */
export interface OfferedSlot {
  readonly date: CalendarDate
  readonly hour: HourSlot
}

/** As many free hours as are offered in the place of one that is gone. */
export const nearestOffered = 3

/**
 * The free hours nearest to an instant (epoch seconds), in the order of the calendar: what a customer is offered in the
 * place of an hour that filled up. Of two that are equally near the earlier one counts. Source: issue 3, Checkout.
 */
export function nearestFreeSlots(
  days: readonly ScheduleDay[],
  wanted: number,
  count = nearestOffered,
): OfferedSlot[] {
  const distance = ({ hour }: OfferedSlot) => Math.abs(hour.startsAt - wanted)
  const inTime = (a: OfferedSlot, b: OfferedSlot) => a.hour.startsAt - b.hour.startsAt
  return days
    .flatMap(({ date, hours }) => hours.filter(({ free }) => free).map((hour) => ({ date, hour })))
    .toSorted((a, b) => distance(a) - distance(b) || inTime(a, b))
    .slice(0, count)
    .toSorted(inTime)
}
