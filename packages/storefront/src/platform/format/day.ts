import type { CalendarDate } from '@colada/domain/schedule/slot'

let calendar: Intl.DateTimeFormat | undefined

/** The day it is where the shop works, whatever the clock of the machine says. */
export function shopDay(now: Date): CalendarDate {
  // Made when a day is first asked for: no first view needs one, and a browser takes its time over it.
  calendar ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Madrid',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return calendar.format(now) as CalendarDate
}
