import type { Translate } from '../../platform/language/messages.ts'

const HOURS_PER_DAY = 24
/** Longer lead times are given in days (spec 001 §9, Time). */
const MAX_DAYS_IN_HOURS = 3

/** "48 horas", or for a column "48 h"; "15 días". */
export const formatLeadTime = (
  days: number,
  t: Translate,
  length: 'hours' | 'shortHours' = 'hours',
): string =>
  days <= MAX_DAYS_IN_HOURS
    ? t(`shell:leadTime.${length}`, { hours: days * HOURS_PER_DAY })
    : t('shell:leadTime.days', { days })
