import type { CalendarDate } from '../time/calendar-date.ts'

const MILLISECONDS_PER_DAY = 86_400_000
const SATURDAY = 6
const SUNDAY = 0

/**
 * The day by which a message is answered: a working day after it was sent, or after the next working day if it was sent at
 * a weekend (spec 001 §9: replies within 24 working hours).
 */
export function replyDateOf(sentOn: CalendarDate): CalendarDate {
  return nextWorkingDay(isWorkingDay(sentOn) ? sentOn : nextWorkingDay(sentOn))
}

function nextWorkingDay(date: CalendarDate): CalendarDate {
  const next = new Date(noonOf(date) + MILLISECONDS_PER_DAY).toISOString().slice(0, 10)
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}

function isWorkingDay(date: CalendarDate): boolean {
  const weekday = new Date(noonOf(date)).getUTCDay()
  return weekday !== SATURDAY && weekday !== SUNDAY
}

function noonOf(date: CalendarDate): number {
  return Date.parse(`${date}T12:00:00Z`)
}
