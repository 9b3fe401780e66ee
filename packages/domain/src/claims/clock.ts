import { replyDateOf } from '../contact/reply-date.ts'
import { serviceTerms } from '../content/service-terms.ts'
import { addDays } from '../schedule/local-time.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import type { ClaimState } from './claim.ts'

/** Where a claim is. Local dates. */
export interface ClaimProgress {
  readonly state: ClaimState
  readonly reportedOn: CalendarDate
  /** The day on which it reached its state. */
  readonly since: CalendarDate
}

/** What the shop owes the customer next, and by when. */
export interface ClaimClock {
  readonly step: 'answer' | 'search' | 'pay'
  /** The last day for it. */
  readonly due: CalendarDate
}

/**
 * Returns the clock that runs for the shop: an answer within 24 working hours, the search of 30 days, the payment within 90
 * days of the report (spec 001 §9); `null` while the customer has to answer, and for a claim that has ended.
 */
export function claimClock({ state, reportedOn, since }: ClaimProgress): ClaimClock | null {
  switch (state) {
    case 'received':
    case 'disputed':
      return { step: 'answer', due: replyDateOf(since) }
    case 'searching':
      return { step: 'search', due: addDays(since, serviceTerms.missingItemSearchDays) }
    case 'accepted':
      return { step: 'pay', due: payBefore(reportedOn) }
    default:
      return null
  }
}

/** The last day on which a compensation is paid. */
export function payBefore(reportedOn: CalendarDate): CalendarDate {
  return addDays(reportedOn, serviceTerms.compensationDays)
}
