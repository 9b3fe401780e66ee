import type { CategoryId } from '@colada/domain/catalogue/category'
import { findStore, type Store } from '@colada/domain/coverage/stores'
import type { Leg, SlotId } from '@colada/domain/schedule/slot'
import { isBookable } from '@colada/domain/schedule/slot-rules'
import { earliestDelivery } from '@colada/domain/schedule/slots'
import { expectedDropOff, firstCollection, firstVisit } from '@colada/domain/schedule/store-visits'
import { type Zone, zones } from '@colada/domain/schedule/zones'
import type { Actor } from '@colada/domain/staff/actor'
import { hasWiderLimits, mayUseAllStores } from '@colada/domain/staff/rights'
import { zoneOfPostalCode } from '../coverage/service.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { notAvailable } from './places.ts'
import { findSlots, type SlotRow } from './repository.ts'

/** A leg as it is requested: a slot at an address, or a store. */
export type LegChoice =
  | { readonly slotId: SlotId; readonly postalCode: string }
  | { readonly storeId: number }

/** A checked leg: at a slot, or from a time on at a store. */
export type CheckedLeg = {
  readonly leg: Leg
  readonly zone: Zone
  readonly startsAt: Date
} & ({ readonly slot: SlotRow; readonly store: null } | { readonly slot: null; readonly store: Store })

export interface CheckedLegs {
  readonly pickup: CheckedLeg
  readonly delivery: CheckedLeg
}

export interface LegsChoice {
  readonly pickup: LegChoice
  readonly delivery: LegChoice
  readonly categories: readonly CategoryId[]
  /** Who chooses. */
  readonly actor: Actor
}

/**
 * Checks the two legs of an order: slots in the zones of the addresses and still bookable, stores that the actor may
 * choose, and far enough apart for the lead time.
 *
 * @param now epoch milliseconds
 * @throws ApiError `zoneNotCovered`, `noAvailability` with the slot that is not offered, `invalid` with the store
 */
export async function checkLegs(
  executor: Executor,
  { actor, categories, ...choice }: LegsChoice,
  now: number,
): Promise<CheckedLegs> {
  const pickup = await checkPickup(executor, choice.pickup, actor, now)
  if ('storeId' in choice.delivery) {
    const store = readStore('delivery', choice.delivery.storeId, actor)
    return { pickup, delivery: collectionAt(store, pickup, categories, now) }
  }
  const zone = await zoneAt(executor, choice.delivery.postalCode)
  const slot = await readSlot(executor, { leg: 'delivery', id: choice.delivery.slotId, zone, now: null })
  if (slot.startsAt < earliestReturn(pickup, categories, zone)) throw notAvailable('slot-not-offered', [slot])
  return { pickup, delivery: atSlot(slot, zone) }
}

async function checkPickup(
  executor: Executor,
  choice: LegChoice,
  actor: Actor,
  now: number,
): Promise<CheckedLeg> {
  if ('storeId' in choice) return dropOffAt(readStore('pickup', choice.storeId, actor), now)
  const zone = await zoneAt(executor, choice.postalCode)
  const bookableAt = hasWiderLimits(actor) ? null : now
  return atSlot(await readSlot(executor, { leg: 'pickup', id: choice.slotId, zone, now: bookableAt }), zone)
}

/** A leg at a slot of a zone. */
export function atSlot(slot: SlotRow, zone: Zone): CheckedLeg {
  return { leg: slot.leg, zone, startsAt: slot.startsAt, slot, store: null }
}

/** A drop-off at a store that can be made from now (epoch milliseconds) on. */
export function dropOffAt(store: Store, now: number): CheckedLeg {
  const zone = zones[store.zone]
  const { startsAt } = expectedDropOff(zone, now / 1000)
  return { leg: 'pickup', zone, startsAt: new Date(startsAt * 1000), slot: null, store }
}

/** A collection at a store from the lead time after the pickup on; `now` in epoch milliseconds. */
export function collectionAt(
  store: Store,
  pickup: Pick<SlotRow, 'startsAt'>,
  categories: Iterable<CategoryId>,
  now: number,
): CheckedLeg {
  const zone = zones[store.zone]
  const pickupAt = pickup.startsAt.getTime() / 1000
  const { startsAt } = firstCollection(zone, pickupAt, categories, now / 1000)
  return { leg: 'delivery', zone, startsAt: new Date(startsAt * 1000), slot: null, store }
}

/** A collection at a store of garments that the shop returns uncleaned; `now` in epoch milliseconds. */
export function returnAt(store: Store, now: number): CheckedLeg {
  const zone = zones[store.zone]
  const { startsAt } = firstVisit(zone, now / 1000)
  return { leg: 'delivery', zone, startsAt: new Date(startsAt * 1000), slot: null, store }
}

/**
 * Returns a store that an actor may choose for a leg.
 * @throws ApiError `invalid` with the field of the store
 */
export function readStore(leg: Leg, id: number, actor: Actor): Store {
  const store = findStore(id)
  const isOffered = store && (!store.isStoreModeOnly || mayUseAllStores(actor))
  if (isOffered) return store
  const problem = store ? 'store-not-offered' : 'store-unknown'
  throw new ApiError('invalid', { errors: { [`${leg}_store_id`]: [problem] } })
}

/**
 * Returns a slot of a leg and zone; with `now` (epoch milliseconds) it must still be bookable.
 * @throws ApiError `noAvailability` with the leg
 */
export async function readSlot(
  executor: Executor,
  { leg, id, zone, now }: { leg: Leg; id: SlotId; zone: Zone; now: number | null },
): Promise<SlotRow> {
  const slot = (await findSlots(executor, [id])).get(id)
  const isOffered =
    slot?.leg === leg &&
    slot.zone === zone.id &&
    (now === null || isBookable(slot.startsAt.getTime() / 1000, Math.floor(now / 1000)))
  if (!slot || !isOffered) throw notAvailable('slot-not-offered', [{ leg }])
  return slot
}

/** The earliest start of a delivery after a pickup, by the lead times of the categories. */
export function earliestReturn(
  pickup: Pick<SlotRow, 'startsAt'>,
  categories: Iterable<CategoryId>,
  zone: Zone,
): Date {
  return new Date(earliestDelivery(pickup.startsAt.getTime() / 1000, categories, zone) * 1000)
}

/** Where a stored leg takes place: exactly one of both is set. */
interface LegSite {
  readonly slotId: SlotId | null
  readonly storeId: number | null
}

/** Returns the zone of a stored leg. */
export async function zoneOfLeg(executor: Executor, leg: LegSite): Promise<Zone> {
  return (await zoneReader(executor, [leg]))(leg)
}

/** Returns a function that returns the zone of each of the stored legs, in one statement. */
export async function zoneReader(
  executor: Executor,
  legs: readonly LegSite[],
): Promise<(leg: LegSite) => Zone> {
  const ids = legs.flatMap(({ slotId }) => slotId ?? [])
  const found = await findSlots(executor, ids)
  return ({ slotId, storeId }) => {
    const zone = slotId === null ? findStore(storeId ?? 0)?.zone : found.get(slotId)?.zone
    if (!zone)
      throw new Error(`There is no slot ${slotId} or store ${storeId}, although an order references it.`)
    return zones[zone]
  }
}

/** @throws ApiError `zoneNotCovered` */
export async function zoneAt(executor: Executor, postalCode: string): Promise<Zone> {
  const zone = await zoneOfPostalCode(executor, postalCode)
  if (!zone) throw new ApiError('zoneNotCovered')
  return zones[zone]
}
