import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { orderIncidents } from './tables.ts'

export async function addIncident(
  executor: Executor,
  incident: typeof orderIncidents.$inferInsert,
): Promise<void> {
  await executor.insert(orderIncidents).values(incident)
}

/** Resolves all incidents of an order, or those with missing garments; returns whether others are still open. */
export async function solveIncidents(
  executor: Executor,
  orderId: number,
  at: Date,
  which: 'all' | 'missing-items' = 'all',
): Promise<boolean> {
  const isOpen = and(eq(orderIncidents.orderId, orderId), isNull(orderIncidents.solvedAt))
  const isSelected = which === 'all' ? undefined : sql`jsonb_array_length(${orderIncidents.missingItems}) > 0`
  await executor.update(orderIncidents).set({ solvedAt: at }).where(and(isOpen, isSelected))
  return (await executor.$count(orderIncidents, isOpen)) > 0
}
