import type { SlotId } from '@colada/domain/schedule/slot'
import { and, asc, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { holds } from './tables.ts'

export type HoldRow = typeof holds.$inferSelect

export async function addHold(executor: Executor, hold: typeof holds.$inferInsert): Promise<HoldRow> {
  const [row] = await executor.insert(holds).values(hold).returning()
  return row!
}

/** Returns a customer's hold that has not expired. */
export async function findActiveHold(
  executor: Executor,
  userId: number,
  at: Date,
): Promise<HoldRow | undefined> {
  const [row] = await executor
    .select()
    .from(holds)
    .where(and(eq(holds.userId, userId), isNull(holds.releasedAt), gt(holds.expiresAt, at)))
  return row
}

/** Locks a customer's own hold, released or not; another customer's is not found. */
export async function lockOwnHold(
  executor: Executor,
  userId: number,
  id: number,
): Promise<HoldRow | undefined> {
  const [row] = await executor
    .select()
    .from(holds)
    .where(and(eq(holds.id, id), eq(holds.userId, userId)))
    .for('update')
  return row
}

/**
 * Locks the holds that a customer's claim of these slots replaces: the customer's own, and expired ones on the slots.
 * Waits for holds that another transaction is releasing, so that their places are counted; locks by ascending id, so
 * that transactions do not deadlock.
 */
export async function lockReplaceableHolds(
  executor: Executor,
  { userId, slotIds, at }: { userId: number; slotIds: readonly SlotId[]; at: Date },
): Promise<HoldRow[]> {
  const isOnSlots = or(inArray(holds.pickupId, [...slotIds]), inArray(holds.deliveryId, [...slotIds]))
  return executor
    .select()
    .from(holds)
    .where(
      and(isNull(holds.releasedAt), or(eq(holds.userId, userId), and(lte(holds.expiresAt, at), isOnSlots))),
    )
    .orderBy(asc(holds.id))
    .for('update')
}

/** Locks expired holds; rows locked by another process are skipped. */
export async function lockExpiredHolds(executor: Executor, at: Date, limit: number): Promise<HoldRow[]> {
  return executor
    .select()
    .from(holds)
    .where(and(isNull(holds.releasedAt), lte(holds.expiresAt, at)))
    .orderBy(asc(holds.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function markReleased(executor: Executor, rows: readonly HoldRow[], at: Date): Promise<void> {
  if (rows.length === 0) return
  await executor
    .update(holds)
    .set({ releasedAt: at })
    .where(
      inArray(
        holds.id,
        rows.map((row) => row.id),
      ),
    )
}

/** Counts the places of each slot that this customer's claim would replace. */
export async function countReplaceablePlaces(
  executor: Executor,
  userId: number,
  at: Date,
): Promise<Map<SlotId, number>> {
  const rows = await executor
    .select({ pickupId: holds.pickupId, deliveryId: holds.deliveryId })
    .from(holds)
    .where(and(isNull(holds.releasedAt), or(eq(holds.userId, userId), lte(holds.expiresAt, at))))
  const places = new Map<SlotId, number>()
  for (const id of rows.flatMap((row) => [row.pickupId, row.deliveryId])) {
    if (id === null) continue
    places.set(id, (places.get(id) ?? 0) + 1)
  }
  return places
}

/** Deletes holds that were released before a time. */
export async function deleteReleasedHolds(executor: Executor, before: Date): Promise<void> {
  await executor.delete(holds).where(lt(holds.releasedAt, before))
}
