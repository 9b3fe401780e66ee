import type { Leg, SlotId } from '@colada/domain/schedule/slot'
import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { prepared } from '../database/prepared.ts'
import { slots } from './tables.ts'

export type SlotRow = typeof slots.$inferSelect
export type NewSlot = typeof slots.$inferInsert

/** Returns the slots of a zone and leg between two dates, inclusive, by time. */
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

const slotsById = prepared((executor) =>
  executor
    .select()
    .from(slots)
    .where(sql`${slots.id} = any(${sql.placeholder('ids')})`)
    .prepare('slots_by_id'),
)

export async function findSlots(executor: Executor, ids: readonly SlotId[]): Promise<Map<SlotId, SlotRow>> {
  if (ids.length === 0) return new Map()
  const rows = await slotsById(executor).execute({ ids: [...ids] })
  return new Map(rows.map((row) => [row.id, row]))
}

/** The ids of the slots of a zone, as a subquery. */
export function selectSlotsOfZone(executor: Executor, zone: ZoneId) {
  return executor.select({ id: slots.id }).from(slots).where(eq(slots.zone, zone))
}

/** The ids of the slots of a day, as a subquery. */
export function selectSlotsOfDay(executor: Executor, day: SlotRow['date']) {
  return executor.select({ id: slots.id }).from(slots).where(eq(slots.date, day))
}

/**
 * Changes the number of taken places of a slot in one atomic statement; returns false when too few are free (trust 2).
 * The table's check constraint rejects a negative number, so freeing a place twice is an error.
 */
export async function incrementTaken(executor: Executor, id: SlotId, difference: number): Promise<boolean> {
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

const slotKey = ({ zone, leg, startsAt }: Pick<NewSlot, 'zone' | 'leg' | 'startsAt'>) =>
  `${zone} ${leg} ${startsAt.getTime()}`

/** Inserts missing slots; existing ones are unchanged. */
export async function addMissingSlots(executor: Executor, rows: readonly NewSlot[]): Promise<void> {
  const first = new Date(Math.min(...rows.map(({ startsAt }) => startsAt.getTime())))
  const { zone, leg, startsAt } = slots
  const stored = await executor.select({ zone, leg, startsAt }).from(slots).where(gte(startsAt, first))
  const existing = new Set(stored.map(slotKey))
  const missing = rows.filter((row) => !existing.has(slotKey(row)))
  const batchSize = 1000
  for (let start = 0; start < missing.length; start += batchSize) {
    // Another process may insert them concurrently.
    await executor
      .insert(slots)
      .values(missing.slice(start, start + batchSize))
      .onConflictDoNothing()
  }
}
