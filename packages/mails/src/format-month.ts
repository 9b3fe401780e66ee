import type { Bilingual, Language } from '@colada/domain/wire/language'

const locales: Bilingual = { es: 'es-ES', en: 'en-GB' }

/** Formats a calendar date, `YYYY-MM-DD`. */
export function formatDate(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(date))
}

/** Formats a month, `YYYY-MM`. */
export function formatMonth(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${month}-01`))
}
