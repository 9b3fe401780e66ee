import { Temporal } from 'temporal-polyfill'
import type { CalendarDate } from './slot.ts'

/** Where the vans drive: every local hour is an hour of this zone. */
export const timeZone = 'Europe/Madrid'

/** The instant (epoch seconds) of a local date and time; clock changes are the zone's. */
export function instantOf(date: CalendarDate, time: string): number {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`)
  return Math.floor(local.toZonedDateTime(timeZone).epochMilliseconds / 1000)
}

/** The local date of an instant in epoch seconds. */
export function dateOf(instant: number): CalendarDate {
  return zoned(instant).toPlainDate().toString()
}

/** The local time `HH:MM` of an instant in epoch seconds. */
export function timeOf(instant: number): string {
  return zoned(instant).toPlainTime().toString({ smallestUnit: 'minute' })
}

/** A date some calendar days on. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(date: CalendarDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek
}

/** The instant with the same local time some calendar days later: a day is a day on clock-change days, too. */
export function sameTimeLater(instant: number, days: number): number {
  return Math.floor(zoned(instant).add({ days }).epochMilliseconds / 1000)
}

function zoned(instant: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant * 1000).toZonedDateTimeISO(timeZone)
}
