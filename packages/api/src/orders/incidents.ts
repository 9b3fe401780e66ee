import type { IncidentAnswer } from '@colada/domain/orders/incident'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { orderIncidents, orders } from './tables.ts'

const hasItems = sql`jsonb_array_length(${orderIncidents.missingItems}) > 0`

export async function addIncident(
  executor: Executor,
  incident: typeof orderIncidents.$inferInsert,
): Promise<void> {
  await executor.insert(orderIncidents).values(incident)
}

const isOpenWithItems = (orderId: number) =>
  and(eq(orderIncidents.orderId, orderId), isNull(orderIncidents.solvedAt), hasItems)

/** Whether an open incident of an order has garments that were not paid for. */
export async function hasMissingItems(executor: Executor, orderId: number): Promise<boolean> {
  return (await executor.$count(orderIncidents, isOpenWithItems(orderId))) > 0
}

/**
 * Records the answer to the open incidents with missing garments, which solves them.
 *
 * @returns the first of them, and whether others are open
 */
export async function recordAnswer(
  executor: Executor,
  orderId: number,
  answer: IncidentAnswer,
  at: Date,
): Promise<{ readonly incidentId: number; readonly hasOthers: boolean }> {
  const answered = await executor
    .update(orderIncidents)
    .set({ answer, solvedAt: at })
    .where(isOpenWithItems(orderId))
    .returning({ id: orderIncidents.id })
  const isOpen = and(eq(orderIncidents.orderId, orderId), isNull(orderIncidents.solvedAt))
  return {
    incidentId: Math.min(...answered.map(({ id }) => id)),
    hasOthers: (await executor.$count(orderIncidents, isOpen)) > 0,
  }
}

/** Whether the customer has answered an incident of the order like this. */
export async function hasAnswered(
  executor: Executor,
  orderId: number,
  answer: IncidentAnswer,
): Promise<boolean> {
  const isAnswered = and(eq(orderIncidents.orderId, orderId), eq(orderIncidents.answer, answer))
  return (await executor.$count(orderIncidents, isAnswered)) > 0
}

/** Returns the latest answers of customers with their orders, newest first. */
export async function listAnswers(executor: Executor, limit: number) {
  const { answer, missingItems, solvedAt } = orderIncidents
  return executor
    .select({ answer, missingItems, solvedAt, locator: orders.locator, status: orders.status })
    .from(orderIncidents)
    .innerJoin(orders, eq(orders.id, orderIncidents.orderId))
    .where(isNotNull(answer))
    .orderBy(desc(solvedAt), desc(orderIncidents.id))
    .limit(limit)
}

/** Resolves all incidents of an order, or those with missing garments; returns whether others are still open. */
export async function solveIncidents(
  executor: Executor,
  orderId: number,
  at: Date,
  which: 'all' | 'missing-items' = 'all',
): Promise<boolean> {
  const isOpen = and(eq(orderIncidents.orderId, orderId), isNull(orderIncidents.solvedAt))
  const isSelected = which === 'all' ? undefined : hasItems
  await executor.update(orderIncidents).set({ solvedAt: at }).where(and(isOpen, isSelected))
  return (await executor.$count(orderIncidents, isOpen)) > 0
}
