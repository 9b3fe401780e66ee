import type { SlotId } from '@colada/domain/schedule/slot'
import { holdExpiry } from '@colada/domain/schedule/slots'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import { hasWiderLimits } from '@colada/domain/staff/rights'
import { lockCustomer } from '../account/service.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { checkLegs, type LegsChoice } from './choice.ts'
import {
  addHold,
  findActiveHold,
  type HoldRow,
  lockExpiredHolds,
  lockOwnHold,
  lockReplaceableHolds,
  markReleased,
} from './holds-repository.ts'
import { movePlaces } from './places.ts'
import type { SlotRow } from './repository.ts'

/** Number of holds that the job releases per transaction. */
const BATCH_SIZE = 50

/**
 * Holds a place in the slots of an order for a customer during checkout; a leg at a store needs none. It replaces the customer's previous hold in the same
 * transaction; a hold of the same slots keeps its expiry. If it is rejected, nothing changes.
 *
 * @throws ApiError `zoneNotCovered`, `noAvailability`, `invalid` when both legs are at stores
 */
export async function holdSlots(
  tx: Executor,
  choice: LegsChoice & { readonly actor: ActorForCustomer },
  now: number,
): Promise<HoldRow> {
  const { userId } = choice.actor
  const at = new Date(now)
  await lockCustomer(tx, userId)
  const legs = await checkLegs(tx, choice, now)
  const [pickup, delivery] = [legs.pickup.slot, legs.delivery.slot]
  if (!pickup && !delivery) throw new ApiError('invalid')
  const [pickupId, deliveryId] = [pickup?.id ?? null, delivery?.id ?? null]
  const current = await findActiveHold(tx, userId, at)
  if (current?.pickupId === pickupId && current.deliveryId === deliveryId) return current
  await claimPlaces(tx, { userId, take: [pickup, delivery].filter((slot) => slot !== null) }, at)
  const cutOff = pickup && !hasWiderLimits(choice.actor) ? epoch(pickup) : null
  const expiresAt = holdExpiry(cutOff, now / 1000)
  return addHold(tx, {
    userId,
    pickupId,
    deliveryId,
    createdAt: at,
    expiresAt: new Date(expiresAt * 1000),
  })
}

/** The slots that a customer claims, and those released in exchange. */
export interface Claim {
  readonly userId: number
  readonly take: readonly Pick<SlotRow, 'id' | 'leg'>[]
  readonly free?: readonly SlotId[]
}

/**
 * Claims places for a customer. A held place is transferred without becoming free in between; a hold on other slots is
 * released, and so are expired holds of others on these slots. The caller holds the customer's lock, and the order's
 * where there is one: holds are locked after both and before slots (trust 3).
 *
 * @throws ApiError `noAvailability` with the full slots
 */
export async function claimPlaces(tx: Executor, { userId, take, free = [] }: Claim, at: Date): Promise<void> {
  const slotIds = take.map((slot) => slot.id)
  const replaced = await lockReplaceableHolds(tx, { userId, slotIds, at })
  await markReleased(tx, replaced, at)
  await movePlaces(tx, { take, free: [...free, ...placesOf(replaced)] })
}

/**
 * Releases a hold before it expires; a released hold is unchanged.
 * @throws ApiError `notFound` for an unknown hold or another customer's (trust 4)
 */
export async function releaseOwnHold(tx: Executor, userId: number, id: number, at: Date): Promise<void> {
  const hold = await lockOwnHold(tx, userId, id)
  if (!hold) throw new ApiError('notFound')
  if (hold.releasedAt === null) await release(tx, [hold], at)
}

/** Releases the hold of a customer, if any. */
export async function releaseHoldsOf(tx: Executor, userId: number, at: Date): Promise<void> {
  await release(tx, await lockReplaceableHolds(tx, { userId, slotIds: [], at }), at)
}

/** Releases expired holds. @param now epoch milliseconds */
export async function releaseExpiredHolds(db: Db, now: number): Promise<void> {
  for (let released = BATCH_SIZE; released === BATCH_SIZE;) {
    released = await runTransaction(db, async (tx) => {
      const expired = await lockExpiredHolds(tx, new Date(now), BATCH_SIZE)
      await release(tx, expired, new Date(now))
      return expired.length
    })
  }
}

async function release(tx: Executor, rows: readonly HoldRow[], at: Date): Promise<void> {
  await markReleased(tx, rows, at)
  await movePlaces(tx, { free: placesOf(rows) })
}

function placesOf(rows: readonly HoldRow[]): SlotId[] {
  return rows.flatMap((row) => [row.pickupId, row.deliveryId].filter((id) => id !== null))
}

function epoch(row: SlotRow): number {
  return row.startsAt.getTime() / 1000
}
