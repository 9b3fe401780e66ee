import type { WireEvent } from '@colada/domain/analytics/contract'
import { fromEuros } from '@colada/domain/money/money'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import type { Executor } from '../database/connection.ts'
import { addCounts, type EventCount } from './repository.ts'

/** Adds events to the counters of the day. @param now in epoch milliseconds */
export async function countEvents(
  executor: Executor,
  events: readonly WireEvent[],
  now: number,
): Promise<void> {
  await addCounts(executor, sumEvents(events, toLocalDate(Math.floor(now / 1000))))
}

/** Sums equal events. Sorted, so that concurrent requests lock the counters in the same order. */
function sumEvents(events: readonly WireEvent[], day: CalendarDate): EventCount[] {
  const counts = new Map<string, EventCount>()
  for (const { name, route, lang: language, value = 0 } of events) {
    const key = [name, route, language].join(' ')
    const { count, valueCents } = counts.get(key) ?? { count: 0, valueCents: 0 }
    const sum = { count: count + 1, valueCents: valueCents + fromEuros(value) }
    counts.set(key, { day, name, route, language, ...sum })
  }
  return [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count)
}
