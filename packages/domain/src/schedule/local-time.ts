import { Temporal } from 'temporal-polyfill'
import type { CalendarDate } from '../time/calendar-date.ts'

/** Time zone of all local times. */
export const timeZone = 'Europe/Madrid'

/** Converts a local date and time to an instant in epoch seconds, respecting clock changes. */
export function toInstant(date: CalendarDate, time: string): number {
  return Math.floor(toZonedTime(date, time).epochMilliseconds / 1000)
}

/** A local date and time with its time zone, for calendar files. */
export function toZonedTime(date: CalendarDate, time: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone)
}

/** The local date of an instant in epoch seconds. */
export function toLocalDate(instant: number): CalendarDate {
  return toZoned(instant).toPlainDate().toString()
}

/** Adds calendar days to a date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** ISO weekday: Monday is 1, Sunday 7. */
export function getWeekday(date: CalendarDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek
}

/** Adds calendar days to an instant (epoch seconds). The local time stays the same across clock changes. */
export function addLocalDays(instant: number, days: number): number {
  return Math.floor(toZoned(instant).add({ days }).epochMilliseconds / 1000)
}

function toZoned(instant: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant * 1000).toZonedDateTimeISO(timeZone)
}
