import { formatWeekday } from '@colada/client/format/dates'
import { formatList } from '@colada/client/format/list'
import { closedWeekdays } from '@colada/domain/schedule/lead-times'
import type { Zone } from '@colada/domain/schedule/zones'
import type { Language } from '@colada/domain/wire/language'
import { formatWeekdayRange } from '../../platform/format/service.ts'
import type { Translate } from '../../platform/language/messages.ts'

const DAYS_PER_WEEK = 7

/** "De lunes a sábado", "Todos los días". */
export function formatServiceDays({ weekdays }: Zone, t: Translate, language: Language): string {
  if (weekdays.length === DAYS_PER_WEEK) return t('coverage:service.everyDay')
  return t('coverage:service.dayRange', formatWeekdayRange({ weekdays }, language))
}

/** "Sábado y domingo"; empty when every day is served. */
export function formatClosedDays(zone: Zone, language: Language): string {
  const days = closedWeekdays(zone).map((day) => formatWeekday(day, language))
  const list = formatList(days, language)
  return list.charAt(0).toLocaleUpperCase(language) + list.slice(1)
}
