import type { CalendarDate } from '../schedule/slot.ts'

/** A promotion that a customer may choose at checkout (spec 000 §3, User promo). */
export interface UserPromo {
  readonly couponId: number
  readonly code: string
  readonly title: string
  readonly description: string
  /** It counts for the cart as it stands. */
  readonly available: boolean
  /** Why it does not, in a sentence; empty where it does. */
  readonly reason: string
  /** Last day; `null` when it does not end. */
  readonly expiresOn: CalendarDate | null
  /** Uses left of a voucher; `null` when they are not counted. */
  readonly usesLeft: number | null
}
