import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Leg, SlotId } from '@colada/domain/schedule/slot'
import type { ZoneId } from '@colada/domain/schedule/zones'
import type { Executor } from '../database/connection.ts'
import { slots } from './tables.ts'

export type SlotRow = typeof slots.$inferSelect
export type NewSlot = typeof slots.$inferInsert

/** Slots of a zone and leg between two dates, both included, in order of time. */
export async function listSlots(
  executor: Executor,
  zone: ZoneId,
  leg: Leg,
  from: string,
  until: string,
): Promise<SlotRow[]> {
  return executor
    .select()
    .from(slots)
    .where(and(eq(slots.zone, zone), eq(slots.leg, leg), gte(slots.date, from), lte(slots.date, until)))
    .orderBy(asc(slots.startsAt))
}

export async function findSlots(executor: Executor, ids: readonly SlotId[]): Promise<Map<SlotId, SlotRow>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select()
    .from(slots)
    .where(inArray(slots.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Changes how many places of a slot are taken, in one atomic statement; false when there are not so many left
 * (trust 2). The check refuses to count below zero, so a second freeing is a loud error.
 */
export async function changeTaken(executor: Executor, id: SlotId, difference: number): Promise<boolean> {
  const changed = await executor
    .update(slots)
    .set({ taken: sql`${slots.taken} + ${difference}` })
    .where(
      and(
        eq(slots.id, id),
        difference > 0 ? sql`${slots.taken} + ${difference} <= ${slots.capacity}` : undefined,
      ),
    )
    .returning({ id: slots.id })
  return changed.length === 1
}

/** Adds slots that are not there yet; those that are keep their places. */
export async function addMissingSlots(executor: Executor, rows: readonly NewSlot[]): Promise<void> {
  const batch = 1000
  for (let start = 0; start < rows.length; start += batch) {
    await executor
      .insert(slots)
      .values(rows.slice(start, start + batch))
      .onConflictDoNothing()
  }
}
