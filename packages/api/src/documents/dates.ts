import { timeZone } from '@colada/domain/schedule/local-time'
import type { Bilingual, Language } from '@colada/domain/wire/language'

const locales: Bilingual = { es: 'es-ES', en: 'en-GB' }

/** One formatter of each language: creating one takes longer than using it. */
const perLanguage = (options: Intl.DateTimeFormatOptions): Bilingual<Intl.DateTimeFormat> => ({
  es: new Intl.DateTimeFormat(locales.es, { ...options, timeZone }),
  en: new Intl.DateTimeFormat(locales.en, { ...options, timeZone }),
})

const day = perLanguage({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = perLanguage({ weekday: 'short', day: 'numeric', month: 'short' })
const date = perLanguage({ dateStyle: 'long' })
const calendarDate = perLanguage({ day: 'numeric', month: 'short', year: 'numeric' })
const month = perLanguage({ month: 'long', year: 'numeric' })
const moment = perLanguage({ dateStyle: 'long', timeStyle: 'short' })

/** "martes, 24 de noviembre de 2026". */
export const formatDay = (instant: Date, language: Language): string => day[language].format(instant)

/** "mar, 24 nov". */
export const formatShortDay = (instant: Date, language: Language): string =>
  shortDay[language].format(instant)

/** "24 de noviembre de 2026". */
export const formatDate = (instant: Date, language: Language): string => date[language].format(instant)

/** "24 nov 2026", of a calendar date. */
export const formatCalendarDate = (value: string, language: Language): string =>
  calendarDate[language].format(new Date(`${value}T12:00:00Z`))

/** "noviembre de 2026", of a month. */
export const formatMonth = (calendarMonth: string, language: Language): string =>
  month[language].format(new Date(`${calendarMonth}-15T12:00:00Z`))

/** "24 de noviembre de 2026, 10:15". */
export const formatMoment = (instant: Date, language: Language): string => moment[language].format(instant)
