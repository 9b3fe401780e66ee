import { serviceTerms } from '../content/service-terms.ts'
import type { Cents } from '../money/money.ts'
import type { CalendarDate } from '../time/calendar-date.ts'

const MILLISECONDS_PER_DAY = 86_400_000

/** Days of storage on which the customer is reminded by mail (operations §5.5). */
export const storageMailDays = [60, 85, 150, 175] as const
export type StorageMailDay = (typeof storageMailDays)[number]

/**
 * The fee for garments that wait for their owner: free for 90 days, then 1.00 for each 7 days begun, at most until day 180
 * (spec 001 §9, operations §5.5).
 *
 * @param days since the agreed delivery or the mail that they are ready
 */
export function storageFeeOf(days: number): Cents {
  const { freeStorageDays, maxStorageDays, storagePeriodDays, storageFee } = serviceTerms
  const charged = Math.min(days, maxStorageDays) - freeStorageDays
  return charged <= 0 ? 0 : Math.ceil(charged / storagePeriodDays) * storageFee
}

/** The day from which storage counts: the agreed delivery, or the mail that the garments are ready if it is later. */
export function storageStart(agreedOn: CalendarDate, readyOn: CalendarDate | null): CalendarDate {
  return readyOn !== null && readyOn > agreedOn ? readyOn : agreedOn
}

/** Whole days of storage; 0 before it begins. */
export function storageDays(start: CalendarDate, today: CalendarDate): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(start)) / MILLISECONDS_PER_DAY))
}

/** The latest reminder that is due after so many days; `null` before the first. */
export function storageMailOf(days: number): StorageMailDay | null {
  return storageMailDays.findLast((day) => day <= days) ?? null
}
