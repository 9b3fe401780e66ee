/** Which leg of an order a slot serves. */
export type Leg = 'pickup' | 'delivery'

export type SlotId = number

/** A calendar date `YYYY-MM-DD`, local to the shop's time zone. */
export type CalendarDate = string

/** A two-hour slot of one day in one zone. */
export interface HourSlot {
  readonly id: SlotId
  /** `HH:MM`, Europe/Madrid. */
  readonly start: string
  readonly end: string
  /** Instant of the start, epoch seconds. */
  readonly startsAt: number
  /** Percent by which this hour's transport differs from half the shipping cost. */
  readonly variation: number
  /** False when every place is taken or the cut-off has passed. */
  readonly free: boolean
}

export interface ScheduleDay {
  readonly date: CalendarDate
  readonly hours: readonly HourSlot[]
}

/** Seconds for which chosen places are kept while the customer decides. */
export const holdSeconds = 600

/** Places in both vans that are kept for a customer. */
export interface Hold {
  readonly id: number
  readonly pickupId: SlotId
  readonly deliveryId: SlotId
  /** Epoch seconds, by the server's clock. */
  readonly expiresAt: number
}
