import { formatMoney } from '@colada/domain/money/format-money'
import { addDays, toLocalDate } from '@colada/domain/schedule/local-time'
import type { Executor } from '../database/connection.ts'
import { listCounts } from './repository.ts'

/**
 * Returns the counters of the last days, one a line.
 *
 * @param days at least 1, which is today
 * @param now in epoch milliseconds
 */
export async function describeEvents(executor: Executor, days: number, now: number): Promise<string> {
  const since = addDays(toLocalDate(Math.floor(now / 1000)), 1 - days)
  const counts = await listCounts(executor, since)
  if (counts.length === 0) return `No event was counted since ${since}.`
  const lines = counts.map(({ day, name, route, language, count, valueCents }) =>
    [day, name, route, language, count, ...(name === 'payment' ? [formatMoney(valueCents)] : [])].join('  '),
  )
  return [`Events since ${since}, by day, name, page or category, and language:`, ...lines].join('\n')
}
