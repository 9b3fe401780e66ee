import type { CalendarDate } from '../time/calendar-date.ts'

/** The legs of an order, in their order. */
export const legs = ['pickup', 'delivery'] as const
export type Leg = (typeof legs)[number]

/** Where a leg takes place: a van comes to an address, or the customer comes to a store. */
export const legPlaces = ['address', 'store'] as const
export type LegPlace = (typeof legPlaces)[number]

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

/** A temporary reservation of a pickup and a delivery slot, `null` for a leg at a store. */
export interface Hold {
  readonly id: number
  readonly pickupId: SlotId | null
  readonly deliveryId: SlotId | null
  /** Epoch seconds, by the server's clock. */
  readonly expiresAt: number
}
