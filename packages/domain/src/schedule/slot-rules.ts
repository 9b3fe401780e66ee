import { type Cents, roundCents } from '../money/money.ts'
import type { Leg } from './slot.ts'

/*
 * The rules of slots that need no time zone: prices and cut-offs are calculated in every page, and a library of time zones
 * is not loaded for them.
 */

export const SECONDS_PER_HOUR = 3600

/** Hours before the start of a slot until which it can be booked or changed (spec 001 §9). */
export const CUT_OFF_HOURS = { book: 2, pickup: 2, delivery: 8 } as const
/** Changes less than this many hours before the slot cost extra transport. */
export const LATE_CHANGE_HOURS = 6
/** Extra transport for a late change or an absence (spec 001 §9). */
export const EXTRA_TRANSPORT_CENTS: Cents = 300

/** Whether a slot starts at least two hours from now (epoch seconds). */
export function isBookable(startsAt: number, now: number): boolean {
  return startsAt >= earliestStart(now)
}

/** The earliest start of a slot that can be booked now, both in epoch seconds. */
export const earliestStart = (now: number): number => now + CUT_OFF_HOURS.book * SECONDS_PER_HOUR

/** Whether a leg can still be changed by the customer (spec 001 §9, Time). */
export function isBeforeCutOff(leg: Leg, startsAt: number, now: number): boolean {
  return startsAt - now >= CUT_OFF_HOURS[leg] * SECONDS_PER_HOUR
}

/** Cost of changing a leg now: extra transport for late changes, otherwise 0. */
export function lateChangeCost(startsAt: number, now: number): Cents {
  return startsAt - now < LATE_CHANGE_HOURS * SECONDS_PER_HOUR ? EXTRA_TRANSPORT_CENTS : 0
}

/** Price of one leg: half the transport with the slot's variation, rounded once (spec 001 §7). */
export function legPrice(transport: Cents, variation: number): Cents {
  return roundCents((transport * (100 + variation)) / 200)
}
