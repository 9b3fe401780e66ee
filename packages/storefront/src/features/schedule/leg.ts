import type { Address } from '@colada/domain/account/address'
import type { HourSlot } from '@colada/domain/schedule/slot'
import type { DaysState } from './leg-slots.tsx'
import { findSlot } from './slot-views.ts'
import type { UnavailableSlot } from './unavailable-slot-notice.tsx'

/** Address, day and slot that a customer has chosen for a leg. */
export interface LegChoice {
  readonly addressId: number | null
  readonly date: string | null
  readonly slotId: number | null
  /** Start of the chosen slot in epoch seconds. It remains when the slot itself is no longer offered. */
  readonly startsAt: number | null
}

/** A leg with its address, its chosen slot and the days on offer. */
export interface Leg {
  readonly address: Address | null
  readonly days: DaysState
  readonly date: string | null
  /** The chosen slot while it is available. */
  readonly slot: HourSlot | null
  /** The chosen slot when it is no longer available. */
  readonly unavailable: UnavailableSlot | null
  /** No slot is chosen, or the chosen one is gone. False while the days are loading. */
  readonly isUnset: boolean
}

/** Combines what is chosen for a leg with what is offered for it now. */
export function legOf({ date, slotId, startsAt }: LegChoice, address: Address | null, days: DaysState): Leg {
  const slot = findSlot(days.currentData, slotId)
  const isGone = slotId !== null && days.currentData !== undefined && slot === null
  const isListed = days.currentData?.some((day) => day.hours.some((hour) => hour.id === slotId)) ?? false
  return {
    address,
    days,
    date,
    slot,
    unavailable: isGone && startsAt !== null ? { reason: isListed ? 'full' : 'gone', startsAt } : null,
    isUnset: slotId === null || isGone,
  }
}
