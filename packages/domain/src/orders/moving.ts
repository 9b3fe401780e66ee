import type { Cents } from '../money/money.ts'
import type { Leg } from '../schedule/slot.ts'
import { canChangeLeg, changeCost, extraTransport } from '../schedule/slots.ts'
import { type OrderStatus, orderStatus } from './status.ts'

/** Statuses in which each leg still lies ahead. */
const ahead: Readonly<Record<Leg, readonly OrderStatus[]>> = {
  pickup: [orderStatus.created],
  delivery: [orderStatus.created, orderStatus.collected, orderStatus.washing, orderStatus.washed],
}

/** The status in which the van found nobody, and the one in which the order goes on at a new hour (decisions: Orders). */
const absences: Readonly<Record<Leg, { readonly absent: OrderStatus; readonly rescheduled: OrderStatus }>> = {
  pickup: { absent: orderStatus.absentAtPickup, rescheduled: orderStatus.created },
  delivery: { absent: orderStatus.absentAtDelivery, rescheduled: orderStatus.outForDelivery },
}

/** A leg of an order as far as moving it goes; `startsAt` in epoch seconds. */
export interface MovableLeg {
  readonly status: OrderStatus
  readonly hasIncidents: boolean
  readonly startsAt: number
}

/** Whether the customer may move a leg that lies ahead (spec 001 §9, Time). `now` in epoch seconds. */
export function mayMoveLeg(leg: Leg, { status, hasIncidents, startsAt }: MovableLeg, now: number): boolean {
  return !hasIncidents && ahead[leg].includes(status) && canChangeLeg(leg, startsAt, now)
}

/** Whether a leg waits for a new hour because nobody was in. */
export function isAbsence(leg: Leg, status: OrderStatus): boolean {
  return absences[leg].absent === status
}

/** Where an order goes on once a missed leg has a new hour. */
export function rescheduledStatus(leg: Leg): OrderStatus {
  return absences[leg].rescheduled
}

/** What a new hour for a leg costs now: extra transport when it is late or nobody was in (spec 001 §9, Money). */
export function moveCost(
  leg: Leg,
  { status, startsAt }: Omit<MovableLeg, 'hasIncidents'>,
  now: number,
): Cents {
  return isAbsence(leg, status) ? extraTransport : changeCost(startsAt, now)
}
