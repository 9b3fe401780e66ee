import type { Month } from '@colada/domain/business/month'
import type { Language } from '@colada/domain/wire/language'

/** "octubre de 2026", of a month. */
export function formatMonth(month: Month, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
