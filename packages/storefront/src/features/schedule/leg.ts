import type { Address } from '@colada/domain/account/address'
import type { Store } from '@colada/domain/coverage/stores'
import type { HourSlot, LegPlace } from '@colada/domain/schedule/slot'
import type { StoreVisit } from '@colada/domain/schedule/store-visits'
import type { DaysState } from './leg-slots.tsx'
import { findSlot } from './slot-views.ts'
import type { UnavailableSlot } from './unavailable-slot-notice.tsx'

/** Address, day and slot that a customer has chosen for a leg, or a store. */
export interface LegChoice {
  readonly place: LegPlace
  /** The store of a leg at one; `null` until it is chosen. */
  readonly storeId: number | null
  readonly addressId: number | null
  readonly date: string | null
  readonly slotId: number | null
  /** Start of the chosen slot in epoch seconds. It remains when the slot itself is no longer offered. */
  readonly startsAt: number | null
}

/** A store of a leg, and from when the leg can take place there. */
export interface LegVisit extends StoreVisit {
  readonly store: Store
}

/** A leg with its address, its chosen slot and the days on offer, or at a store. */
export interface Leg {
  readonly place: LegPlace
  /** The chosen store; `null` at an address, and until the other leg is chosen that its time depends on. */
  readonly visit: LegVisit | null
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
    place: 'address',
    visit: null,
    address,
    days,
    date,
    slot,
    unavailable: isGone && startsAt !== null ? { reason: isListed ? 'full' : 'gone', startsAt } : null,
    isUnset: slotId === null || isGone,
  }
}

/** A leg at a store; `days` say whether it waits for the choice of the other leg. */
export function legAtStore(visit: LegVisit | null, days: DaysState): Leg {
  const date = visit?.date ?? null
  return {
    place: 'store',
    visit,
    address: null,
    days,
    date,
    slot: null,
    unavailable: null,
    isUnset: visit === null,
  }
}

/** Whether a leg has all that an order needs: a slot, or a store. */
export const isChosen = ({ slot, address, visit }: Leg): boolean =>
  visit !== null || (slot !== null && address !== null)

/** When a leg takes place, in epoch seconds; `null` until it is chosen. */
export const legInstant = ({ slot, visit }: Leg): number | null => (visit ?? slot)?.startsAt ?? null
