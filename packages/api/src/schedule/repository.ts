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

/** Takes a place in one atomic statement; false when there is none left (trust 2). */
export async function takePlace(executor: Executor, id: SlotId): Promise<boolean> {
  const taken = await executor
    .update(slots)
    .set({ taken: sql`${slots.taken} + 1` })
    .where(and(eq(slots.id, id), sql`${slots.taken} < ${slots.capacity}`))
    .returning({ id: slots.id })
  return taken.length === 1
}

/** Gives a place back. The check refuses to count below zero, so a second freeing is a loud error. */
export async function freePlace(executor: Executor, id: SlotId): Promise<void> {
  await executor
    .update(slots)
    .set({ taken: sql`${slots.taken} - 1` })
    .where(eq(slots.id, id))
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
