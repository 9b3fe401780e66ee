import type { CategoryId } from '../catalogue/category.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import { addDays, addLocalDays, getWeekday, toInstant, toLocalDate } from './local-time.ts'
import { earliestStart } from './slot-rules.ts'
import { deliveryWindow, formatHour } from './slots.ts'
import { leadDays, type Zone } from './zones.ts'

/** From when a leg can take place at a store, and the hours of the store on that day. A visit needs no slot. */
export interface StoreVisit {
  readonly date: CalendarDate
  /** `HH:MM`, Europe/Madrid. */
  readonly start: string
  readonly end: string
  /** Epoch seconds; the store is open. */
  readonly startsAt: number
}

/** The first time from an instant (epoch seconds) on at which the stores of a zone are open; their hours are its own (spec 001 §9). */
export function firstVisit(zone: Zone, from: number): StoreVisit {
  const [start, end] = [formatHour(zone.opens), formatHour(zone.closes)]
  let date = toLocalDate(from)
  while (!zone.weekdays.includes(getWeekday(date)) || toInstant(date, end) <= from) date = addDays(date, 1)
  return { date, start, end, startsAt: Math.max(from, toInstant(date, start)) }
}

/** When a new order counts as dropped off at a store of a zone: as soon as a van could collect it. `now` in epoch seconds. */
export function expectedDropOff(zone: Zone, now: number): StoreVisit {
  return firstVisit(zone, earliestStart(Math.ceil(now)))
}

/**
 * From when garments can be collected at a store of a zone: as a delivery by van, after the lead time and at least two hours
 * from now (001 §9). Instants in epoch seconds.
 */
export function firstCollection(
  zone: Zone,
  pickupStartsAt: number,
  categories: Iterable<CategoryId>,
  now: number,
): StoreVisit {
  return firstVisit(zone, deliveryWindow(pickupStartsAt, categories, zone, now).earliest)
}

/** Until when garments have to be at a store, in epoch seconds, so that they are ready for a delivery by van. */
export function latestDropOff(
  deliveryStartsAt: number,
  categories: Iterable<CategoryId>,
  zone: Zone,
): number {
  return addLocalDays(deliveryStartsAt, -leadDays(categories, zone))
}
