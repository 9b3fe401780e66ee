import type { CategoryId } from '@colada/domain/catalogue/category'
import type { SlotId } from '@colada/domain/schedule/slot'
import { earliestDelivery, isBookable } from '@colada/domain/schedule/slots'
import { type Zone, zones } from '@colada/domain/schedule/zones'
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
  readonly isStaff: boolean
}

/**
 * The two slots of an order, once they are known to be ones that this customer may take: of the addresses'
 * zones, still bookable, and far enough apart for the washing. `now` in epoch milliseconds.
 *
 * @throws ApiError `zoneNotCovered`, `noAvailability`, naming the hour that is not on offer
 */
export async function checkSlots(executor: Executor, choice: SlotChoice, now: number): Promise<ChosenSlots> {
  const pickupZone = await zoneAt(executor, choice.pickupPostalCode)
  const deliveryZone = await zoneAt(executor, choice.deliveryPostalCode)
  const found = await findSlots(executor, [choice.pickupId, choice.deliveryId])
  const pickup = found.get(choice.pickupId)
  const delivery = found.get(choice.deliveryId)
  if (!pickup || pickup.leg !== 'pickup' || pickup.zone !== pickupZone.id) {
    throw notAvailable('slot-not-offered', [{ leg: 'pickup' }])
  }
  if (!delivery || delivery.leg !== 'delivery' || delivery.zone !== deliveryZone.id) {
    throw notAvailable('slot-not-offered', [{ leg: 'delivery' }])
  }
  const isOpen = choice.isStaff || isBookable(epoch(pickup), Math.floor(now / 1000))
  if (!isOpen) throw notAvailable('slot-not-offered', [pickup])
  const isDone = epoch(delivery) >= earliestDelivery(epoch(pickup), choice.categories, deliveryZone)
  if (!isDone) throw notAvailable('slot-not-offered', [delivery])
  return { pickup, delivery }
}

/** The zone whose vans reach a postal code. */
export async function zoneAt(executor: Executor, postalCode: string): Promise<Zone> {
  const zone = await zoneOfPostalCode(executor, postalCode)
  if (!zone) throw new ApiError('zoneNotCovered')
  return zones[zone]
}

function epoch(row: SlotRow): number {
  return row.startsAt.getTime() / 1000
}
