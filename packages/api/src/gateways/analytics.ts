import type { EventName } from '@colada/domain/analytics/event'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import type { Language } from '@colada/domain/wire/language'

/** The counters of a day. */
export interface DayOfEvents {
  /** Day in Europe/Madrid. */
  readonly day: CalendarDate
  readonly counters: readonly {
    readonly name: EventName
    /** Name of a page, or id of a category. */
    readonly route: string
    readonly language: Language
    readonly count: number
    /** Sum of the payments in euros, without VAT. */
    readonly value: number
  }[]
}

/** Interface to a provider of analytics. */
export interface AnalyticsAdapter {
  /** Sends the counters of a day; throws when the provider does not accept them. */
  send(day: DayOfEvents): Promise<void>
}

/** Limits how long the provider can block the job. */
const TIMEOUT_MS = 10_000

/** The default adapter: posts the day as JSON to a URL, with the day as idempotency key. */
export function openAnalytics(url: string): AnalyticsAdapter {
  return {
    send: async (day) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': day.day },
        body: JSON.stringify(day),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The provider of analytics responded with ${response.status}.`)
    },
  }
}
