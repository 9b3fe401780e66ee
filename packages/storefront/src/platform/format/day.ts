import type { CalendarDate } from '@colada/domain/schedule/slot'

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day it is where the shop works, whatever the clock of the machine says. */
export function shopDay(now: Date): CalendarDate {
  return calendar.format(now) as CalendarDate
}
