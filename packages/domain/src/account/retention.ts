import { serviceTerms } from '../content/service-terms.ts'
import type { CalendarDate } from '../time/calendar-date.ts'

/**
 * Returns the last day on which billing data are kept: the years of accounting records are counted from the end of the
 * year of the last order (Código de Comercio, article 30).
 */
export function retentionEnd(lastOrder: CalendarDate): CalendarDate {
  return `${Number(lastOrder.slice(0, 4)) + serviceTerms.accountingRecordYears}-12-31`
}
