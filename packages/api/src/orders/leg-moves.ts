import type { CategoryId } from '@colada/domain/catalogue/category'
import { findStore, type Store } from '@colada/domain/coverage/stores'
import { isAbsence as isAbsenceAt, canRescheduleLeg } from '@colada/domain/orders/rescheduling'
import type { Leg } from '@colada/domain/schedule/slot'
import { isBeforeCutOff } from '@colada/domain/schedule/slot-rules'
import { hasWiderLimits } from '@colada/domain/staff/rights'
import { findOwnAddress } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import {
  atSlot,
  type CheckedLeg,
  collectionAt,
  dropOffAt,
  earliestReturn,
  excludesStore,
  notAvailable,
  readSlot,
  readStore,
  returnAt,
  type SlotRow,
  zoneAt,
  zoneOfLeg,
} from '../schedule/service.ts'
import type { ChangeRequest, LegMove } from './change-request.ts'
import { cutOffInstant, pickupInstant } from './leg-times.ts'
import { describeAddress, toLegColumns } from './new-rows.ts'
import { currentLeg, reschedulable } from './present.ts'
import type { OrderLegRow, OrderRecord } from './repository.ts'

export interface MoveRequest extends Omit<ChangeRequest, 'endpoint'> {
  readonly leg: Leg
}

/**
 * Plans the moves of a change of dates: the leg of the endpoint and, with a pickup, the delivery if a new one is given.
 * Omitted or equal values are unchanged.
 *
 * @throws ApiError `invalid`, `notFound`, `pickupFixed`, `deliveryFixed`, `zoneNotCovered`, `noAvailability`
 */
export async function planMoves(
  tx: Executor,
  request: MoveRequest,
  record: OrderRecord,
): Promise<{ moves: LegMove[]; isAbsence: boolean }> {
  const { leg } = request
  const [pickup, delivery] = [currentLeg(record, 'pickup'), currentLeg(record, 'delivery')]
  const fixed = leg === 'pickup' ? 'pickupFixed' : 'deliveryFixed'
  if (!pickup || !delivery) throw new ApiError(fixed)
  const { status, isReturnDue } = record.order
  const isAbsence = isAbsenceAt(leg, status)
  const moved = leg === 'pickup' ? pickup : delivery
  if (!isAbsence && !canRescheduleLeg(leg, reschedulable(record, moved), request.now / 1000)) {
    throw new ApiError(fixed)
  }
  const categories = new Set(record.items.map((item) => item.categoryId))
  const newPickup =
    leg === 'pickup' ? await readMove(tx, request, pickup, (store) => dropOffAt(store, request.now)) : null
  const start = newPickup ?? { startsAt: pickupInstant(status, pickup, request.now) }
  const collection = (store: Store) =>
    isReturnDue ? returnAt(store, request.now) : collectionAt(store, start, categories, request.now)
  const newDelivery =
    (await readMove(tx, request, delivery, collection)) ?? followPickup(newPickup, delivery, collection)
  if (!(leg === 'pickup' ? newPickup : newDelivery)) {
    throw new ApiError('invalid', { errors: { [`${leg}_time`]: ['slot-unchanged'] } })
  }
  // After a missed pickup the delivery may be moved at any time.
  const deliveryAt = cutOffInstant(delivery)
  const isDeliveryOpen =
    isAbsence || deliveryAt === null || isBeforeCutOff('delivery', deliveryAt, request.now / 1000)
  if (newDelivery && !isDeliveryOpen) throw new ApiError('deliveryFixed')
  // What is returned is not cleaned.
  if (!isReturnDue) await checkWashing(tx, categories, { pickup: start, delivery, newDelivery })
  return { moves: [newPickup, newDelivery].filter((move) => move !== null), isAbsence }
}

/** Returns the requested move of a leg, `null` when it is unchanged. */
async function readMove(
  tx: Executor,
  request: MoveRequest,
  current: OrderLegRow,
  visit: (store: Store) => CheckedLeg,
): Promise<LegMove | null> {
  const { body, actor } = request
  const { leg } = current
  const storeId = body[`${leg}_store_id`]
  if (storeId === null) return readSlotMove(tx, request, current)
  if (excludesStore(leg, body)) {
    throw new ApiError('invalid', { errors: { [`${leg}_store_id`]: ['store-or-address'] } })
  }
  return storeId === current.storeId ? null : toStoreMove(visit(readStore(leg, storeId, actor)))
}

/** A collection at a store that does not change follows the new time of the pickup. */
function followPickup(
  newPickup: LegMove | null,
  { storeId }: OrderLegRow,
  collection: (store: Store) => CheckedLeg,
): LegMove | null {
  const store = storeId === null ? undefined : findStore(storeId)
  return newPickup && store ? toStoreMove(collection(store)) : null
}

export function toStoreMove(leg: CheckedLeg): LegMove {
  return { ...toLegColumns(leg, { addressId: null, address: '' }), slot: null, keepsPlace: true }
}

/** Returns the requested move of a leg to a slot or an address, `null` when it is unchanged. */
async function readSlotMove(
  tx: Executor,
  { body, actor, now }: MoveRequest,
  current: OrderLegRow,
): Promise<LegMove | null> {
  const { leg } = current
  const slotId = body[`${leg}_time`] ?? current.slotId
  const addressId = body[`${leg}_address_id`] ?? current.addressId
  const keepsPlace = slotId !== current.slotId
  const isElsewhere = addressId !== null && addressId !== current.addressId
  if (!keepsPlace && !isElsewhere) return null
  // From a store: both are needed.
  if (slotId === null) throw new ApiError('invalid', { errors: { [`${leg}_time`]: ['required'] } })
  if (current.place === 'store' && addressId === null) {
    throw new ApiError('invalid', { errors: { [`${leg}_address_id`]: ['required'] } })
  }
  const found = isElsewhere ? await findOwnAddress(tx, actor.userId, addressId) : undefined
  // Another customer's address is reported as not found, like an unknown one (trust 4).
  if (isElsewhere && !found) throw new ApiError('notFound')
  const zone = found ? await zoneAt(tx, found.postalCode) : await zoneOfLeg(tx, current)
  const isBookedNow = keepsPlace && !hasWiderLimits(actor)
  const slot = await readSlot(tx, { leg, id: slotId, zone, now: isBookedNow ? now : null })
  const address = found ? describeAddress(found) : current.address
  return { ...toLegColumns(atSlot(slot, zone), { addressId, address }), slot, keepsPlace }
}

/**
 * Checks the lead time (decisions). An unchanged delivery that would be too early must be moved, too.
 */
async function checkWashing(
  tx: Executor,
  categories: ReadonlySet<CategoryId>,
  legs: { pickup: Pick<SlotRow, 'startsAt'>; delivery: OrderLegRow; newDelivery: LegMove | null },
): Promise<void> {
  const { pickup, delivery, newDelivery } = legs
  const zone = await zoneOfLeg(tx, newDelivery ?? delivery)
  const earliest = earliestReturn(pickup, categories, zone)
  if (newDelivery) {
    if (newDelivery.startsAt < earliest) throw notAvailable('slot-not-offered', [newDelivery])
  } else if (delivery.startsAt < earliest) throw new ApiError('deliveryFixed')
}
