import type { CalendarDate } from '@colada/domain/schedule/slot'

let calendar: Intl.DateTimeFormat | undefined

/** What was asked last, in whole minutes: days end with one in every zone, and every page asks. */
let last: { readonly minute: number; readonly day: CalendarDate } | undefined

/** The day it is where the shop works, whatever the clock of the machine says. */
export function shopDay(now: Date): CalendarDate {
  const minute = Math.floor(now.getTime() / 60_000)
  if (last?.minute === minute) return last.day
  // Made when a day is first asked for: no first view needs one, and a browser takes its time over it.
  calendar ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Madrid',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  last = { minute, day: calendar.format(now) as CalendarDate }
  return last.day
}
