import type { CalendarDate } from '../time/calendar-date.ts'

/** A promotion available to a customer at checkout (spec 000 §3, User promo). */
export interface UserPromo {
  readonly couponId: number
  readonly code: string
  readonly title: string
  readonly description: string
  /** Whether it applies to the current cart. */
  readonly isAvailable: boolean
  /** Message saying why it does not apply; empty if it does. */
  readonly reason: string
  /** Last day; `null` without expiry. */
  readonly expiresOn: CalendarDate | null
  /** Remaining uses; `null` when unlimited. */
  readonly usesLeft: number | null
  /** Uses of a pack that this order takes; `null` when it does not apply, or without uses. */
  readonly usesTaken: number | null
}
