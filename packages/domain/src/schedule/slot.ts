import type { CalendarDate } from '../time/calendar-date.ts'

/** Leg of an order. */
export type Leg = 'pickup' | 'delivery'

export type SlotId = number

/** A two-hour slot of one day in one zone. */
export interface HourSlot {
  readonly id: SlotId
  /** `HH:MM`, Europe/Madrid. */
  readonly start: string
  readonly end: string
  /** Instant of the start, epoch seconds. */
  readonly startsAt: number
  /** Difference of the price of this leg from half the transport, in percent. */
  readonly variation: number
  /** False when the slot is full or the cut-off has passed. */
  readonly isFree: boolean
}

export interface ScheduleDay {
  readonly date: CalendarDate
  readonly hours: readonly HourSlot[]
}

/** Duration of a slot hold. */
export const HOLD_SECONDS = 600

/** A temporary reservation of a pickup and a delivery slot. */
export interface Hold {
  readonly id: number
  readonly pickupId: SlotId
  readonly deliveryId: SlotId
  /** Epoch seconds, by the server's clock. */
  readonly expiresAt: number
}
