import { formatHours, formatWeekday } from '@colada/client/format/dates'
import type { Zone } from '@colada/domain/schedule/zones'
import type { Language } from '@colada/domain/wire/language'

/** The first and the last weekday of service: "lunes", "sábado". */
export function formatWeekdayRange({ weekdays }: Pick<Zone, 'weekdays'>, language: Language) {
  const day = (at: 0 | -1) => formatWeekday(weekdays.at(at) ?? 1, language)
  return { first: day(0), last: day(-1) }
}

/** "7:00–23:00". */
export const formatServiceHours = ({ opens, closes }: Pick<Zone, 'opens' | 'closes'>): string =>
  formatHours(`${opens}:00`, `${closes}:00`)
