import { toEuros } from '@colada/domain/money/money'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import { claimDay, countsOfDay, listUnsentDays, markDaySent } from '../analytics/service.ts'
import type { Db } from '../database/connection.ts'
import type { AnalyticsAdapter } from '../gateways/analytics.ts'

const DAYS_PER_RUN = 20
const HOUR_MS = 3_600_000
/** Time after which another process may send a claimed day; far longer than the timeout of the provider. */
const CLAIM_MS = 600_000

export interface ForwardDependencies {
  readonly db: Db
  readonly analytics: AnalyticsAdapter
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/**
 * Sends the counters of each ended day to the provider, once. A day ends an hour late, when no request of it is in progress.
 *
 * @throws what the provider throws; a later run sends the day again
 */
export async function forwardEvents(
  { db, analytics, clock }: ForwardDependencies,
  stopping?: AbortSignal,
): Promise<void> {
  const now = clock()
  const before = toLocalDate(Math.floor((now - HOUR_MS) / 1000))
  for (const day of await listUnsentDays(db, { before, limit: DAYS_PER_RUN })) {
    if (stopping?.aborted) return
    const until = new Date(clock() + CLAIM_MS)
    if (!(await claimDay(db, day, { now: new Date(clock()), until }))) continue
    const counts = await countsOfDay(db, day)
    await analytics.send({
      day,
      counters: counts.map(({ name, route, language, count, valueCents }) => ({
        name,
        route,
        language,
        count,
        value: toEuros(valueCents),
      })),
    })
    await markDaySent(db, day, new Date(clock()))
  }
}
