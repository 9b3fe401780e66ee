import { addMonths, type Month, monthOf } from '@colada/domain/business/month'
import { toInstant } from '@colada/domain/schedule/local-time'

/** Companies are billed for a month on the first day of the next one, at this local time. */
const BILLING_TIME = '06:00'

/**
 * The last month that is over and to be billed; null on the first day of a month before the hour of billing.
 * @param now epoch milliseconds
 */
export function monthToBill(now: number): Month | null {
  const current = monthOf(now / 1000)
  return now / 1000 < toInstant(`${current}-01`, BILLING_TIME) ? null : addMonths(current, -1)
}
