import type { CalendarDate } from '@colada/domain/time/calendar-date'

let calendar: Intl.DateTimeFormat | undefined

/** The last result, by minute: a day ends at a full minute in every time zone. */
let last: { readonly minute: number; readonly day: CalendarDate } | undefined

/** The calendar date in the shop's time zone. */
export function shopDay(now: Date): CalendarDate {
  const minute = Math.floor(now.getTime() / 60_000)
  if (last?.minute === minute) return last.day
  // Created on first use: no first view needs it, and the first `Intl.DateTimeFormat` of a browser is slow.
  calendar ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Madrid',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  last = { minute, day: calendar.format(now) as CalendarDate }
  return last.day
}
