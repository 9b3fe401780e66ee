import type { CalendarDate } from '@colada/domain/time/calendar-date'
import { and, asc, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { eventCounts, eventForwards } from './tables.ts'

export type EventCount = typeof eventCounts.$inferSelect

/** Adds to counters in one statement. The counts must be of different counters, in the same order in every call. */
export async function addCounts(executor: Executor, counts: readonly EventCount[]): Promise<void> {
  const { day, name, route, language, count, valueCents } = eventCounts
  await executor
    .insert(eventCounts)
    .values([...counts])
    .onConflictDoUpdate({
      target: [day, name, route, language],
      set: {
        count: sql`${count} + excluded.count`,
        valueCents: sql`${valueCents} + excluded.value_cents`,
      },
    })
}

/** Returns the counters since a day, by day and name. */
export async function listCounts(executor: Executor, since: CalendarDate): Promise<EventCount[]> {
  return selectCounts(executor).where(gte(eventCounts.day, since))
}

/** Returns the counters of a day. */
export async function countsOfDay(executor: Executor, day: CalendarDate): Promise<EventCount[]> {
  return selectCounts(executor).where(eq(eventCounts.day, day))
}

/** Returns the days before a day that were not sent to the provider, the oldest first. */
export async function listUnsentDays(
  executor: Executor,
  { before, limit }: { readonly before: CalendarDate; readonly limit: number },
): Promise<CalendarDate[]> {
  const rows = await executor
    .selectDistinct({ day: eventCounts.day })
    .from(eventCounts)
    .leftJoin(eventForwards, eq(eventForwards.day, eventCounts.day))
    .where(and(lt(eventCounts.day, before), isNull(eventForwards.sentAt)))
    .orderBy(asc(eventCounts.day))
    .limit(limit)
  return rows.map(({ day }) => day)
}

/** Claims a day until a time; returns false when it was sent, or another process has claimed it. */
export async function claimDay(
  executor: Executor,
  day: CalendarDate,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const claimed = await executor
    .insert(eventForwards)
    .values({ day, claimedUntil: until })
    .onConflictDoUpdate({
      target: eventForwards.day,
      set: { claimedUntil: until },
      setWhere: and(isNull(eventForwards.sentAt), lte(eventForwards.claimedUntil, now)),
    })
    .returning({ day: eventForwards.day })
  return claimed.length === 1
}

export async function markDaySent(executor: Executor, day: CalendarDate, at: Date): Promise<void> {
  await executor.update(eventForwards).set({ sentAt: at }).where(eq(eventForwards.day, day))
}

function selectCounts(executor: Executor) {
  const { day, name, route, language } = eventCounts
  return executor
    .select()
    .from(eventCounts)
    .orderBy(asc(day), asc(name), asc(route), asc(language))
    .$dynamic()
}
