import type { CategoryId } from '@colada/domain/catalogue/category'
import type { Leg, SlotId } from '@colada/domain/schedule/slot'
import { earliestDelivery, isBookable } from '@colada/domain/schedule/slots'
import { type Zone, zones } from '@colada/domain/schedule/zones'
import type { Actor } from '@colada/domain/staff/actor'
import { hasWiderLimits } from '@colada/domain/staff/rights'
import { zoneOfPostalCode } from '../coverage/service.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { notAvailable } from './places.ts'
import { findSlots, type SlotRow } from './repository.ts'

export interface ChosenSlots {
  readonly pickup: SlotRow
  readonly delivery: SlotRow
}

export interface SlotChoice {
  readonly pickupId: SlotId
  readonly pickupPostalCode: string
  readonly deliveryId: SlotId
  readonly deliveryPostalCode: string
  readonly categories: readonly CategoryId[]
  /** Who chooses. */
  readonly actor: Actor
}

/**
 * Checks the two slots of an order: in the zones of the addresses, still bookable, and far enough apart for the lead time.
 *
 * @param now epoch milliseconds
 * @throws ApiError `zoneNotCovered`, `noAvailability` with the slot that is not offered
 */
export async function checkSlots(executor: Executor, choice: SlotChoice, now: number): Promise<ChosenSlots> {
  const pickupZone = await zoneAt(executor, choice.pickupPostalCode)
  const deliveryZone = await zoneAt(executor, choice.deliveryPostalCode)
  const pickup = await readSlot(executor, {
    leg: 'pickup',
    id: choice.pickupId,
    zone: pickupZone,
    now: hasWiderLimits(choice.actor) ? null : now,
  })
  const delivery = await readSlot(executor, {
    leg: 'delivery',
    id: choice.deliveryId,
    zone: deliveryZone,
    now: null,
  })
  if (delivery.startsAt < earliestReturn(pickup, choice.categories, deliveryZone)) {
    throw notAvailable('slot-not-offered', [delivery])
  }
  return { pickup, delivery }
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

/** Whether the lead times of the categories fit between two slots. */
export async function canWashBetween(
  executor: Executor,
  pickupId: SlotId,
  deliveryId: SlotId,
  categories: Iterable<CategoryId>,
): Promise<boolean> {
  const found = await findSlots(executor, [pickupId, deliveryId])
  const [pickup, delivery] = [found.get(pickupId), found.get(deliveryId)]
  return (
    pickup !== undefined &&
    delivery !== undefined &&
    delivery.startsAt >= earliestReturn(pickup, categories, zones[delivery.zone])
  )
}

/** Returns the zone of a slot. */
export async function zoneOfSlot(executor: Executor, id: SlotId): Promise<Zone> {
  const slot = (await findSlots(executor, [id])).get(id)
  if (!slot) throw new Error(`There is no slot ${id}, although an order references it.`)
  return zones[slot.zone]
}

/** Returns the zones of slots. */
export async function zonesOfSlots(executor: Executor, ids: readonly SlotId[]): Promise<Map<SlotId, Zone>> {
  const found = await findSlots(executor, ids)
  return new Map([...found].map(([id, slot]) => [id, zones[slot.zone]]))
}

/** @throws ApiError `zoneNotCovered` */
export async function zoneAt(executor: Executor, postalCode: string): Promise<Zone> {
  const zone = await zoneOfPostalCode(executor, postalCode)
  if (!zone) throw new ApiError('zoneNotCovered')
  return zones[zone]
}
