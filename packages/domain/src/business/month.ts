import { addDays, toInstant, toLocalDate } from '../schedule/local-time.ts'
import type { CalendarDate } from '../time/calendar-date.ts'

/** A calendar month, `YYYY-MM`. */
export type Month = string

export const monthPattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/

/** The local month of an instant in epoch seconds. */
export function monthOf(instant: number): Month {
  return toLocalDate(instant).slice(0, 7)
}

/** The month that is `count` months later, or earlier for a negative one. */
export function addMonths(month: Month, count: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const months = year * 12 + number - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** When a month begins at the laundry, in epoch seconds; it ends with the next one. */
export function startOfMonth(month: Month): number {
  return toInstant(`${month}-01`, '00:00')
}

/** The months from the first to the last one. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/** When the statement of a month is due: it is issued on the first day of the next month. */
export function dueDateOf(month: Month, termsDays: number): CalendarDate {
  return addDays(`${addMonths(month, 1)}-01`, termsDays)
}
