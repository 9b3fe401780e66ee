import type { CalendarDate } from '@colada/domain/time/calendar-date'
import type { Language } from '@colada/domain/wire/language'

const locales: Record<Language, string> = { es: 'es-ES', en: 'en-GB' }
const SHOP_TIME_ZONE = 'Europe/Madrid'
const MILLISECONDS_PER_DAY = 86_400_000
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  let cached = formatters.get(key)
  if (!cached) formatters.set(key, (cached = new Intl.DateTimeFormat(locales[language], options)))
  return cached
}

/** A calendar date has no time; noon UTC is on that day in the zone of every shop. */
const noon = (date: CalendarDate) => new Date(`${date}T12:00:00Z`)

/** Whether a date of the API can be formatted (spec 001 §8: an unparseable order date shows unknown). */
export const isReadableDate = (date: CalendarDate): boolean => !Number.isNaN(noon(date).getTime())

/** A day as weekday, day and month, and as a complete label for screen readers. */
export function formatDayParts(date: CalendarDate, language: Language) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatter(language, { ...options, timeZone: 'UTC' }).format(noon(date))
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }),
    label: part({ weekday: 'long', day: 'numeric', month: 'long' }),
  }
}

/** "lun, 23 nov". */
export function formatDay(date: CalendarDate, language: Language): string {
  return formatter(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    noon(date),
  )
}

/** "23 nov 2026". */
export function formatDate(date: CalendarDate, language: Language): string {
  return formatter(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    noon(date),
  )
}

/** "4 de marzo de 2026". */
export function formatLongDate(date: CalendarDate, language: Language): string {
  return formatter(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    noon(date),
  )
}

/** A weekday, Monday 1 to Sunday 7: "lunes". */
export function formatWeekday(weekday: number, language: Language): string {
  // The first of January 2024 was a Monday.
  const date = `2024-01-0${weekday}` as CalendarDate
  return formatter(language, { weekday: 'long', timeZone: 'UTC' }).format(noon(date))
}

/** An instant (epoch seconds) by the shop's clock: "23 nov, 10:15". */
export function formatInstant(seconds: number, language: Language): string {
  const options = {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SHOP_TIME_ZONE,
  } as const
  return formatter(language, options).format(new Date(seconds * 1_000))
}

/** An instant (epoch seconds) with its year: "23 nov 2026, 10:15". */
export function formatDateTime(seconds: number, language: Language): string {
  const options = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SHOP_TIME_ZONE,
  } as const
  return formatter(language, options).format(new Date(seconds * 1_000))
}

/** The calendar date of an instant (epoch seconds) by the shop's clock. */
export function dateOf(seconds: number): CalendarDate {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE }).format(new Date(seconds * 1_000))
}

/** The number of days from a date to another. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((noon(to).getTime() - noon(from).getTime()) / MILLISECONDS_PER_DAY)
}

/** Two hours of a day: "9:00–11:00". */
export function formatHours(start: string, end: string): string {
  return `${withoutZero(start)}–${withoutZero(end)}`
}

function withoutZero(time: string): string {
  return time.replace(/^0(?=\d)/, '')
}
