import type { CategoryId } from '../catalogue/category.ts'
import { type Cents, roundCents } from '../money/money.ts'
import { addDays, dateOf, instantOf, sameTimeLater, weekdayOf } from './local-time.ts'
import { type CalendarDate, holdSeconds, type Leg } from './slot.ts'
import { leadDays, offeredDays, slotHours, type Zone } from './zones.ts'

const hour = 3600

/** Hours before its slot until which a pickup can be booked or changed, and a delivery changed (spec 001 §9). */
export const cutOffHours = { book: 2, pickup: 2, delivery: 8 } as const
/** Changes later than this many hours before the slot cost the extra transport fee. */
export const lateChangeHours = 6
/** Extra transport of a late change or an absence (spec 001 §9). */
export const extraTransport: Cents = 300

/** One slot of the calendar, before it has places. */
export interface SlotTime {
  readonly date: CalendarDate
  readonly start: string
  readonly end: string
  /** Percent on top of (or off) half the transport. */
  readonly variation: number
}

/** Local start and end times of a zone's slots: odd hours, two hours each (decisions). */
export function slotTimes(zone: Zone): { start: string; end: string; variation: number }[] {
  const times = []
  for (let start = zone.opens; start + slotHours <= zone.closes; start += slotHours) {
    times.push({ start: clock(start), end: clock(start + slotHours), variation: variationAt(start) })
  }
  return times
}

/** Early and late vans cost more, the quiet middle of the day less. */
function variationAt(start: number): number {
  if (start < 9 || start >= 21) return 20
  if (start >= 11 && start < 15) return -10
  return 0
}

/** Every slot of a zone from a date on, for a number of days. */
export function calendar(zone: Zone, from: CalendarDate, days: number): SlotTime[] {
  const times = slotTimes(zone)
  return Array.from({ length: days }, (_, day) => addDays(from, day))
    .filter((date) => zone.weekdays.includes(weekdayOf(date)))
    .flatMap((date) => times.map((time) => ({ date, ...time })))
}

/** Whether a slot can still be booked: it starts at least two hours from now (instants in epoch seconds). */
export function isBookable(startsAt: number, now: number): boolean {
  return startsAt - now >= cutOffHours.book * hour
}

/**
 * Until when a hold made now lasts, epoch seconds: ten minutes, but not past the moment from which its pickup can no
 * longer be booked. `pickupStartsAt` is `null` for whoever may book at any time.
 */
export function holdEnd(pickupStartsAt: number | null, now: number): number {
  const end = Math.floor(now) + holdSeconds
  return pickupStartsAt === null ? end : Math.min(end, pickupStartsAt - cutOffHours.book * hour)
}

/** First and last date of the pickups on offer. */
export function pickupWindow(now: number): { from: CalendarDate; until: CalendarDate } {
  const from = dateOf(now)
  return { from, until: addDays(from, offeredDays) }
}

/** Earliest start of a delivery after a pickup, epoch seconds: whole days, the same local time. */
export function earliestDelivery(
  pickupStartsAt: number,
  categories: Iterable<CategoryId>,
  zone: Zone,
): number {
  return sameTimeLater(pickupStartsAt, leadDays(categories, zone))
}

/**
 * First and last date of the deliveries on offer after a pickup, which may be long over when a delivery is moved.
 * Instants in epoch seconds.
 */
export function deliveryWindow(
  pickupStartsAt: number,
  categories: Iterable<CategoryId>,
  zone: Zone,
  now: number,
): { from: CalendarDate; until: CalendarDate; earliest: number } {
  const washed = earliestDelivery(pickupStartsAt, categories, zone)
  const earliest = Math.max(washed, Math.ceil(now) + cutOffHours.book * hour)
  const from = dateOf(earliest)
  return { from, until: addDays(from, offeredDays), earliest }
}

/** Whether the customer may still move a leg (spec 001 §9, Time). */
export function canChangeLeg(leg: Leg, startsAt: number, now: number): boolean {
  return startsAt - now >= cutOffHours[leg] * hour
}

/** What moving a leg costs now: nothing, or the extra transport when it is late. */
export function changeCost(startsAt: number, now: number): Cents {
  return startsAt - now < lateChangeHours * hour ? extraTransport : 0
}

/** Price of one leg at an hour: half the transport, varied, rounded once (spec 001 §7). */
export function legPrice(transport: Cents, variation: number): Cents {
  return roundCents((transport * (100 + variation)) / 200)
}

/** Instant at which a slot starts, epoch seconds. */
export function startOf(slot: Pick<SlotTime, 'date' | 'start'>): number {
  return instantOf(slot.date, slot.start)
}

function clock(hours: number): string {
  return `${String(hours).padStart(2, '0')}:00`
}
