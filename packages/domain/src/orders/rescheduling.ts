import type { Cents } from '../money/money.ts'
import { isBeforeCutOff, lateChangeCost, EXTRA_TRANSPORT_CENTS } from '../schedule/slot-rules.ts'
import type { Leg, LegPlace } from '../schedule/slot.ts'
import { type OrderStatus, orderStatus } from './status.ts'

const { created, collected, washing, washed, outForDelivery } = orderStatus

/**
 * Statuses in which a leg has not taken place yet. An order that was missed at the delivery is out for delivery until its
 * new date.
 */
const upcomingStatuses: Readonly<Record<Leg, readonly OrderStatus[]>> = {
  pickup: [created],
  delivery: [created, collected, washing, washed, outForDelivery],
}

/** Status of an absence at each leg, and the status after it is rescheduled (decisions: Orders). */
const absences: Readonly<Record<Leg, { readonly absent: OrderStatus; readonly rescheduled: OrderStatus }>> = {
  pickup: { absent: orderStatus.absentAtPickup, rescheduled: orderStatus.created },
  delivery: { absent: orderStatus.absentAtDelivery, rescheduled: orderStatus.outForDelivery },
}

/** What decides whether a leg can be rescheduled. */
export interface ReschedulableLeg {
  readonly status: OrderStatus
  readonly hasIncidents: boolean
  /** The delivery returns the garments of a cancelled order. */
  readonly isReturnDue: boolean
  /** Epoch seconds; `null` at a store, where no van has to be told: such a leg has no cut-off and is never late. */
  readonly startsAt: number | null
}

/**
 * Whether the customer can reschedule a leg (spec 001 §9, Time). A return by van can move to another slot or to a store; at a
 * store it stays, since its order may not have paid for a van. `now` in epoch seconds.
 */
export function canRescheduleLeg(
  leg: Leg,
  { status, hasIncidents, isReturnDue, startsAt }: ReschedulableLeg,
  now: number,
): boolean {
  if (isReturnDue) return leg === 'delivery' && startsAt !== null && isBeforeCutOff(leg, startsAt, now)
  if (hasIncidents || !upcomingStatuses[leg].includes(status)) return false
  return startsAt === null || isBeforeCutOff(leg, startsAt, now)
}

/** Whether a leg has to be rescheduled because the customer was absent. */
export function isAbsence(leg: Leg, status: OrderStatus): boolean {
  return absences[leg].absent === status
}

/** Status of an order after a missed leg was rescheduled. At a store the garments wait to be collected. */
export function rescheduledStatus(leg: Leg, place: LegPlace): OrderStatus {
  return leg === 'delivery' && place === 'store' ? washed : absences[leg].rescheduled
}

/**
 * Cost of rescheduling a leg now: extra transport for late changes and after an absence (spec 001 §9, Money). A return costs
 * nothing: what its order kept is settled.
 */
export function rescheduleCost(
  leg: Leg,
  { status, isReturnDue, startsAt }: Omit<ReschedulableLeg, 'hasIncidents'>,
  now: number,
): Cents {
  if (isReturnDue) return 0
  if (isAbsence(leg, status)) return EXTRA_TRANSPORT_CENTS
  return startsAt === null ? 0 : lateChangeCost(startsAt, now)
}
