import type { CalendarDate } from '../time/calendar-date.ts'
import type { HourSlot, ScheduleDay } from './slot.ts'

/** A slot with its date. */
export interface DatedSlot {
  readonly date: CalendarDate
  readonly hour: HourSlot
}

/** Number of alternatives offered for a slot that is full. */
export const MAX_ALTERNATIVES = 3

/**
 * Finds the free slots nearest to an instant, as alternatives for a slot that is full. Of two equally near slots the
 * earlier one is preferred.
 *
 * @param target - Epoch seconds.
 * @returns At most `count` slots in chronological order.
 */
export function findNearestFreeSlots(
  days: readonly ScheduleDay[],
  target: number,
  count = MAX_ALTERNATIVES,
): DatedSlot[] {
  const distance = ({ hour }: DatedSlot) => Math.abs(hour.startsAt - target)
  const byStart = (a: DatedSlot, b: DatedSlot) => a.hour.startsAt - b.hour.startsAt
  return days
    .flatMap(({ date, hours }) => hours.filter(({ isFree }) => isFree).map((hour) => ({ date, hour })))
    .toSorted((a, b) => distance(a) - distance(b) || byStart(a, b))
    .slice(0, count)
    .toSorted(byStart)
}
