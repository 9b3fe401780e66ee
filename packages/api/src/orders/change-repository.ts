import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { type ChangeStatus, orderChangeLegs, orderChanges } from './change-tables.ts'

export type ChangeRow = typeof orderChanges.$inferSelect
export type ChangeLegRow = typeof orderChangeLegs.$inferSelect

/** A change with the legs it moves. */
export interface ChangeRecord {
  readonly change: ChangeRow
  readonly legs: readonly ChangeLegRow[]
}

export async function addChange(
  executor: Executor,
  change: typeof orderChanges.$inferInsert,
  legs: readonly Omit<typeof orderChangeLegs.$inferInsert, 'changeId'>[],
): Promise<ChangeRecord> {
  const [row] = await executor.insert(orderChanges).values(change).returning()
  const added =
    legs.length === 0
      ? []
      : await executor
          .insert(orderChangeLegs)
          .values(legs.map((leg) => ({ ...leg, changeId: row!.id })))
          .returning()
  return { change: row!, legs: added }
}

export async function findChange(executor: Executor, id: number): Promise<ChangeRecord | undefined> {
  const rows = await executor.select().from(orderChanges).where(eq(orderChanges.id, id))
  return (await withLegs(executor, rows))[0]
}

/** Returns the changes of an order that were applied. */
export async function findAppliedChanges(executor: Executor, orderId: number): Promise<ChangeRecord[]> {
  const rows = await executor
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.status, 'applied')))
    .orderBy(asc(orderChanges.id))
  return withLegs(executor, rows)
}

/** Returns the open changes of the orders, in two statements. */
export async function findOpenChanges(
  executor: Executor,
  orderIds: readonly number[],
): Promise<ChangeRecord[]> {
  const rows = await executor
    .select()
    .from(orderChanges)
    .where(and(inArray(orderChanges.orderId, [...orderIds]), eq(orderChanges.status, 'open')))
  return withLegs(executor, rows)
}

async function withLegs(executor: Executor, rows: readonly ChangeRow[]): Promise<ChangeRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const legs = await executor.select().from(orderChangeLegs).where(inArray(orderChangeLegs.changeId, ids))
  return rows.map((change) => ({ change, legs: legs.filter((leg) => leg.changeId === change.id) }))
}

/** The ids of the orders with an open change, as a subquery. */
export function selectChangedOrders(executor: Executor) {
  return executor
    .select({ orderId: orderChanges.orderId })
    .from(orderChanges)
    .where(eq(orderChanges.status, 'open'))
}

/** Whether an open change moves a leg to an address. */
export async function isAddressOfOpenChange(executor: Executor, addressId: number): Promise<boolean> {
  const [leg] = await executor
    .select({ changeId: orderChangeLegs.changeId })
    .from(orderChangeLegs)
    .innerJoin(orderChanges, eq(orderChanges.id, orderChangeLegs.changeId))
    .where(and(eq(orderChangeLegs.addressId, addressId), eq(orderChanges.status, 'open')))
    .limit(1)
  return leg !== undefined
}

/** Whether the order has an identical change since a time that did not lapse (trust 1). */
export async function hasDuplicateChange(
  executor: Executor,
  orderId: number,
  contentHash: string,
  since: Date,
): Promise<boolean> {
  const duplicates = await executor.$count(
    orderChanges,
    and(
      eq(orderChanges.orderId, orderId),
      gt(orderChanges.createdAt, since),
      eq(orderChanges.contentHash, contentHash),
      ne(orderChanges.status, 'lapsed'),
    ),
  )
  return duplicates > 0
}

/** Closes an open change in one guarded statement; returns false when it is already closed. The caller holds the order's lock. */
export async function closeChange(
  executor: Executor,
  id: number,
  status: Exclude<ChangeStatus, 'open'>,
  at: Date,
): Promise<boolean> {
  const closed = await executor
    .update(orderChanges)
    .set({ status, payBefore: null, claimedUntil: null, closedAt: at })
    .where(and(eq(orderChanges.id, id), eq(orderChanges.status, 'open')))
    .returning({ id: orderChanges.id })
  return closed.length === 1
}

/** Returns the cents that applied changes added to an order's total. */
export async function sumAppliedChanges(executor: Executor, orderId: number): Promise<number> {
  const [row] = await executor
    .select({
      sum: sql<number>`coalesce(sum(${orderChanges.items} + ${orderChanges.pickup} + ${orderChanges.delivery} + ${orderChanges.incidents}), 0)::int`,
    })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.status, 'applied')))
  return row?.sum ?? 0
}

/** Claims open changes whose payment window has ended; rows claimed by another process are skipped. */
export async function claimLapsing(
  executor: Executor,
  options: { now: Date; until: Date; limit: number },
): Promise<ChangeRow[]> {
  const due = executor
    .select({ id: orderChanges.id })
    .from(orderChanges)
    .where(
      and(
        eq(orderChanges.status, 'open'),
        lte(orderChanges.payBefore, options.now),
        or(isNull(orderChanges.claimedUntil), lte(orderChanges.claimedUntil, options.now)),
      ),
    )
    .orderBy(asc(orderChanges.payBefore))
    .limit(options.limit)
    .for('update', { skipLocked: true })
  return executor
    .update(orderChanges)
    .set({ claimedUntil: options.until })
    .where(inArray(orderChanges.id, due))
    .returning()
}
