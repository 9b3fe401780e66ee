import { timeZone } from '@colada/domain/schedule/local-time'
import type { Bilingual, Language } from '@colada/domain/wire/language'
import type { MailLeg } from './mail-content.ts'
import type { Texts } from './texts/es.ts'

const locales: Bilingual = { es: 'es-ES', en: 'en-GB' }

/** Formats a day in full, in the shop's time zone. */
export function formatDay(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone }).format(instant)
}

/** Formats a day of the next weeks, without its year. */
export function formatNearDay(instant: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  })
  return format.format(instant)
}

/** Formats a day in full and the time, in the shop's time zone. */
export function formatMoment(instant: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
  return format.format(instant)
}

/** The day, the time and the address of a leg, in two lines; for a store, with its hours. */
export function formatLeg(leg: MailLeg, language: Language, texts: Texts['order']): string {
  const { start, end, startsAt, store, address } = leg
  if (!store) return `${texts.slot(formatDay(startsAt, language), start, end)}\n${address}`
  const from = leg.leg === 'delivery' ? [texts.readyFrom(formatDay(startsAt, language))] : []
  const before = store.bringBefore ? [texts.bringBefore(formatMoment(store.bringBefore, language))] : []
  const closed = formatWeekdays(store.closedWeekdays, language)
  return [...from, ...before, address, texts.storeHours(start, end, closed)].join('\n')
}

/** Formats weekdays, Monday 1 to Sunday 7, as a list. */
function formatWeekdays(weekdays: readonly number[], language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 is a Monday.
  const names = weekdays.map((day) => format.format(Date.UTC(2024, 0, day)))
  return new Intl.ListFormat(locales[language]).format(names)
}

/** Masks an address for a reader who may not know it: `j•••@dominio.es`. */
export function maskEmail(email: string): string {
  const [first = ''] = email
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`
}

/** Replaces line breaks and other control characters: header fields have one line. */
export function toLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}
