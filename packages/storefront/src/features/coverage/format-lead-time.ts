import type { Translate } from '../../platform/language/messages.ts'

const HOURS_PER_DAY = 24
/** Longer lead times are given in days (spec 001 §9, Time). */
const MAX_DAYS_IN_HOURS = 3

/** "48 horas", "15 días". */
export const formatLeadTime = (days: number, t: Translate): string =>
  days <= MAX_DAYS_IN_HOURS
    ? t('shell:leadTime.hours', { hours: days * HOURS_PER_DAY })
    : t('shell:leadTime.days', { days })
