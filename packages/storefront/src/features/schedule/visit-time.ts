import { formatDateTime, formatDay, formatHours } from '@colada/client/format/dates'
import type { Leg } from '@colada/domain/schedule/slot'
import type { StoreVisit } from '@colada/domain/schedule/store-visits'
import type { Language } from '@colada/domain/wire/language'
import type { Translate } from '../../platform/language/messages.ts'

/**
 * When a leg can take place at a store: a drop-off at any time, or before a time in epoch seconds; a collection from a day
 * on.
 */
export function visitTime(
  leg: Leg,
  { date, start, end }: Pick<StoreVisit, 'date' | 'start' | 'end'>,
  language: Language,
  t: Translate,
  bringBefore: number | null = null,
): string {
  const hours = formatHours(start, end)
  if (leg === 'delivery') return t('schedule:store.readyFrom', { day: formatDay(date, language), hours })
  return bringBefore === null
    ? t('schedule:store.anyTime', { hours })
    : t('schedule:store.before', { time: formatDateTime(bringBefore, language), hours })
}
