import type { SlotId } from '@colada/domain/schedule/slot'
import { holdEnd } from '@colada/domain/schedule/slots'
import { lockCustomer } from '../account/service.ts'
import type { Db, Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { checkSlots, type SlotChoice } from './choice.ts'
import {
  addHold,
  findLiveHold,
  type HoldRow,
  lockEndedHolds,
  lockOwnHold,
  lockYieldingHolds,
  markReleased,
} from './holds-repository.ts'
import { movePlaces } from './places.ts'
import type { SlotRow } from './repository.ts'

/** Holds closed in one commit by the job. */
const batch = 50

/**
 * Keeps a place in both slots for a customer while the order is being decided. The hold of before gives its places back in
 * the same commit; the very same choice keeps its time. Refused, nothing changes. `now` in epoch milliseconds.
 *
 * @throws ApiError `zoneNotCovered`, `noAvailability`
 */
export async function holdSlots(
  tx: Executor,
  userId: number,
  choice: SlotChoice,
  now: number,
): Promise<HoldRow> {
  const at = new Date(now)
  await lockCustomer(tx, userId)
  const { pickup, delivery } = await checkSlots(tx, choice, now)
  const held = await findLiveHold(tx, userId, at)
  if (held?.pickupId === pickup.id && held.deliveryId === delivery.id) return held
  await claimPlaces(tx, { userId, take: [pickup, delivery] }, at)
  const expiresAt = choice.isStaff ? holdEnd(null, now / 1000) : holdEnd(epoch(pickup), now / 1000)
  return addHold(tx, {
    userId,
    pickupId: pickup.id,
    deliveryId: delivery.id,
    createdAt: at,
    expiresAt: new Date(expiresAt * 1000),
  })
}

/** What a customer takes, and what is given back for it. */
export interface Claim {
  readonly userId: number
  readonly take: readonly Pick<SlotRow, 'id' | 'leg'>[]
  readonly free?: readonly SlotId[]
}

/**
 * Takes places for a customer. What the customer holds passes over without being free in between; a hold on other slots
 * is let go; holds of others that have ended are no obstacle, whether the job has come to them or not. The caller holds
 * the customer's lock, and the order's where there is one: holds come after both and before slots (trust 3).
 *
 * @throws ApiError `noAvailability`, naming what is full
 */
export async function claimPlaces(tx: Executor, { userId, take, free = [] }: Claim, at: Date): Promise<void> {
  const slotIds = take.map((slot) => slot.id)
  const yielding = await lockYieldingHolds(tx, { userId, slotIds, at })
  await markReleased(tx, yielding, at)
  await movePlaces(tx, { take, free: [...free, ...placesOf(yielding)] })
}

/**
 * Lets a hold go before its time; one that is closed already stays so.
 * @throws ApiError `notFound` for one that is unknown or another's (trust 4)
 */
export async function letHoldGo(tx: Executor, userId: number, id: number, at: Date): Promise<void> {
  const hold = await lockOwnHold(tx, userId, id)
  if (!hold) throw new ApiError('notFound')
  if (hold.releasedAt === null) await close(tx, [hold], at)
}

/** Frees the places of holds that have ended. `now` in epoch milliseconds. */
export async function closeEndedHolds(db: Db, now: number): Promise<void> {
  for (let closed = batch; closed === batch;) {
    closed = await db.transaction(async (tx) => {
      const ended = await lockEndedHolds(tx, new Date(now), batch)
      await close(tx, ended, new Date(now))
      return ended.length
    })
  }
}

async function close(tx: Executor, rows: readonly HoldRow[], at: Date): Promise<void> {
  await markReleased(tx, rows, at)
  await movePlaces(tx, { free: placesOf(rows) })
}

function placesOf(rows: readonly HoldRow[]): SlotId[] {
  return rows.flatMap((row) => [row.pickupId, row.deliveryId])
}

function epoch(row: SlotRow): number {
  return row.startsAt.getTime() / 1000
}
