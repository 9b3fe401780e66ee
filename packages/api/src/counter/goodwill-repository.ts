import { type GoodwillWay, goodwillWays } from '@colada/domain/counter/goodwill'
import type { Cents } from '@colada/domain/money/money'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { goodwills } from './goodwill-tables.ts'

export type GoodwillRow = typeof goodwills.$inferSelect

/** Returns what an order got, and what waits for a second person, oldest first. */
export async function listGoodwills(executor: Executor, orderId: number): Promise<GoodwillRow[]> {
  return executor.select().from(goodwills).where(eq(goodwills.orderId, orderId)).orderBy(asc(goodwills.id))
}

export async function findGoodwill(executor: Executor, id: number): Promise<GoodwillRow | undefined> {
  const [row] = await executor.select().from(goodwills).where(eq(goodwills.id, id))
  return row
}

/** Returns the proposal of an order that waits for a second person. */
export async function findProposal(executor: Executor, orderId: number): Promise<GoodwillRow | undefined> {
  const [row] = await executor
    .select()
    .from(goodwills)
    .where(and(eq(goodwills.orderId, orderId), isNull(goodwills.givenAt)))
  return row
}

/** Returns the cents that an order got. */
export async function sumGoodwill(
  executor: Executor,
  orderId: number,
  ways: readonly GoodwillWay[] = goodwillWays,
): Promise<Cents> {
  const [row] = await executor
    .select({ sum: sql<number>`coalesce(sum(${goodwills.amount}), 0)::int` })
    .from(goodwills)
    .where(
      and(eq(goodwills.orderId, orderId), isNotNull(goodwills.givenAt), inArray(goodwills.way, [...ways])),
    )
  return row?.sum ?? 0
}

/** Adds a goodwill, or changes the proposal with this id. The caller holds the order's lock. */
export async function saveGoodwill(
  tx: Executor,
  proposalId: number | undefined,
  values: typeof goodwills.$inferInsert,
): Promise<GoodwillRow> {
  const [row] =
    proposalId === undefined
      ? await tx.insert(goodwills).values(values).returning()
      : await tx.update(goodwills).set(values).where(eq(goodwills.id, proposalId)).returning()
  return row!
}
