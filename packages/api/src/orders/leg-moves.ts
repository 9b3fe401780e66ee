import { isAbsence as isAbsenceAt, canRescheduleLeg } from '@colada/domain/orders/rescheduling'
import type { Leg } from '@colada/domain/schedule/slot'
import { isBeforeCutOff } from '@colada/domain/schedule/slots'
import { hasWiderLimits } from '@colada/domain/staff/rights'
import { findOwnAddress } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import {
  notAvailable,
  readSlot,
  type SlotRow,
  earliestReturn,
  zoneAt,
  zoneOfSlot,
} from '../schedule/service.ts'
import type { ChangeRequest, LegMove } from './change-request.ts'
import { describeAddress } from './new-rows.ts'
import { currentLeg } from './present.ts'
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
  const isAbsence = isAbsenceAt(leg, record.order.status)
  if (!isAbsence && !mayMove(leg === 'pickup' ? pickup : delivery, record, request.now)) {
    throw new ApiError(fixed)
  }
  const newPickup = leg === 'pickup' ? await readMove(tx, request, pickup) : null
  const newDelivery = await readMove(tx, request, delivery)
  if (!(leg === 'pickup' ? newPickup : newDelivery)) {
    throw new ApiError('invalid', { errors: { [`${leg}_time`]: ['slot-unchanged'] } })
  }
  // After a missed pickup the delivery may be moved at any time.
  const isDeliveryOpen = isAbsence || isBeforeCutOff('delivery', epoch(delivery), request.now / 1000)
  if (newDelivery && !isDeliveryOpen) throw new ApiError('deliveryFixed')
  await checkWashing(tx, record, { pickup: newPickup?.slot ?? pickup, delivery, newDelivery })
  return { moves: [newPickup, newDelivery].filter((move) => move !== null), isAbsence }
}

function mayMove(row: OrderLegRow, { order, incidents }: OrderRecord, now: number): boolean {
  const movable = { status: order.status, hasIncidents: incidents.length > 0, startsAt: epoch(row) }
  return canRescheduleLeg(row.leg, movable, now / 1000)
}

/** Returns the requested move of a leg, `null` when it is unchanged. */
async function readMove(
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
  const address = isElsewhere ? await findOwnAddress(tx, actor.userId, addressId) : undefined
  // Another customer's address is reported as not found, like an unknown one (trust 4).
  if (isElsewhere && !address) throw new ApiError('notFound')
  const zone = address ? await zoneAt(tx, address.postalCode) : await zoneOfSlot(tx, current.slotId)
  const isBookedNow = keepsPlace && !hasWiderLimits(actor)
  const slot = await readSlot(tx, { leg, id: slotId, zone, now: isBookedNow ? now : null })
  return {
    slot,
    keepsPlace,
    addressId,
    address: address ? describeAddress(address) : current.address,
  }
}

/**
 * Checks the lead time (decisions). An unchanged delivery that would be too early must be moved, too.
 */
async function checkWashing(
  tx: Executor,
  { items }: OrderRecord,
  legs: { pickup: Pick<SlotRow, 'startsAt'>; delivery: OrderLegRow; newDelivery: LegMove | null },
): Promise<void> {
  const { pickup, delivery, newDelivery } = legs
  const zone = await zoneOfSlot(tx, newDelivery?.slot.id ?? delivery.slotId)
  const categories = new Set(items.map((item) => item.categoryId))
  const earliest = earliestReturn(pickup, categories, zone)
  if (newDelivery) {
    if (newDelivery.slot.startsAt < earliest) throw notAvailable('slot-not-offered', [newDelivery.slot])
  } else if (delivery.startsAt < earliest) throw new ApiError('deliveryFixed')
}

function epoch({ startsAt }: Pick<SlotRow, 'startsAt'>): number {
  return startsAt.getTime() / 1000
}
