import type { CategoryId } from '../catalogue/category.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import { addDays, toLocalDate, toInstant, addLocalDays, getWeekday } from './local-time.ts'
import { CUT_OFF_HOURS, SECONDS_PER_HOUR } from './slot-rules.ts'
import { HOLD_SECONDS } from './slot.ts'
import { leadDays, OFFERED_DAYS, SLOT_HOURS, type Zone } from './zones.ts'

/** A slot of the calendar, without its capacity. */
export interface SlotTime {
  readonly date: CalendarDate
  readonly start: string
  readonly end: string
  /** Difference from half the transport, in percent. */
  readonly variation: number
}

/** Local start and end times of a zone's slots on a day: two hours each, from odd hours (decisions). */
export function dailySlotTimes(zone: Zone): { start: string; end: string; variation: number }[] {
  const times = []
  for (let start = zone.opens; start + SLOT_HOURS <= zone.closes; start += SLOT_HOURS) {
    times.push({
      start: formatHour(start),
      end: formatHour(start + SLOT_HOURS),
      variation: getVariation(start),
    })
  }
  return times
}

/** Early and late slots cost more, midday slots cost less. */
function getVariation(start: number): number {
  if (start < 9 || start >= 21) return 20
  if (start >= 11 && start < 15) return -10
  return 0
}

/** All slots of a zone in a number of days from a date. */
export function listSlotTimes(zone: Zone, from: CalendarDate, days: number): SlotTime[] {
  const times = dailySlotTimes(zone)
  return Array.from({ length: days }, (_, day) => addDays(from, day))
    .filter((date) => zone.weekdays.includes(getWeekday(date)))
    .flatMap((date) => times.map((time) => ({ date, ...time })))
}

/**
 * Expiry of a hold created now, in epoch seconds: ten minutes, but at most the booking cut-off of the pickup.
 *
 * @param pickupStartsAt - `null` when no cut-off applies.
 */
export function holdExpiry(pickupStartsAt: number | null, now: number): number {
  const end = Math.floor(now) + HOLD_SECONDS
  return pickupStartsAt === null ? end : Math.min(end, pickupStartsAt - CUT_OFF_HOURS.book * SECONDS_PER_HOUR)
}

/** First and last date for pickups. */
export function pickupWindow(now: number): { from: CalendarDate; until: CalendarDate } {
  const from = toLocalDate(now)
  return { from, until: addDays(from, OFFERED_DAYS) }
}

/** Earliest start of a delivery after a pickup, in epoch seconds: full days later, at the same local time. */
export function earliestDelivery(
  pickupStartsAt: number,
  categories: Iterable<CategoryId>,
  zone: Zone,
): number {
  return addLocalDays(pickupStartsAt, leadDays(categories, zone))
}

/**
 * First and last date for deliveries after a pickup. The pickup can be in the past when a delivery is rescheduled.
 * Instants in epoch seconds.
 */
export function deliveryWindow(
  pickupStartsAt: number,
  categories: Iterable<CategoryId>,
  zone: Zone,
  now: number,
): { from: CalendarDate; until: CalendarDate; earliest: number } {
  const afterLeadTime = earliestDelivery(pickupStartsAt, categories, zone)
  const earliest = Math.max(afterLeadTime, Math.ceil(now) + CUT_OFF_HOURS.book * SECONDS_PER_HOUR)
  const from = toLocalDate(earliest)
  return { from, until: addDays(from, OFFERED_DAYS), earliest }
}

/** Start of a slot in epoch seconds. */
export function slotInstant(slot: Pick<SlotTime, 'date' | 'start'>): number {
  return toInstant(slot.date, slot.start)
}

/** A full hour as `HH:MM`. */
export function formatHour(hours: number): string {
  return `${String(hours).padStart(2, '0')}:00`
}
