import { expectedCash, type MovementKind, signedAmount } from '@colada/domain/counter/drawer'
import type { Cents } from '@colada/domain/money/money'
import type { StaffActor } from '@colada/domain/staff/actor'
import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { drawerMovements } from './movement-tables.ts'
import { drawers } from './tables.ts'

export type DrawerRow = typeof drawers.$inferSelect
export type MovementRow = typeof drawerMovements.$inferSelect

/** Closed drawers that the list of a store has. */
const MAX_CLOSED = 10

/** Opens a drawer; returns `undefined` when the till has an open one. */
export async function addDrawer(
  tx: Executor,
  drawer: typeof drawers.$inferInsert,
): Promise<DrawerRow | undefined> {
  const [row] = await tx.insert(drawers).values(drawer).onConflictDoNothing().returning()
  return row
}

/** Returns the open drawer of a till. */
export async function findOpenDrawer(
  executor: Executor,
  storeId: number,
  till: number,
): Promise<DrawerRow | undefined> {
  const [row] = await executor
    .select()
    .from(drawers)
    .where(and(eq(drawers.storeId, storeId), eq(drawers.till, till), isNull(drawers.closedAt)))
  return row
}

/** Locks a drawer that is not closed; a drawer's row is locked last, after order, payment, places and coupon (trust 3). */
export async function lockDrawer(tx: Executor, id: number): Promise<DrawerRow | undefined> {
  const [row] = await tx
    .select()
    .from(drawers)
    .where(and(eq(drawers.id, id), isNull(drawers.closedAt)))
    .for('update')
  return row
}

/** Returns the open drawers of a store, or of all stores, then those closed last. */
export async function listDrawers(executor: Executor, storeId: number | 'all'): Promise<DrawerRow[]> {
  const ofStore = storeId === 'all' ? undefined : eq(drawers.storeId, storeId)
  const open = await executor
    .select()
    .from(drawers)
    .where(and(ofStore, isNull(drawers.closedAt)))
    .orderBy(asc(drawers.storeId), asc(drawers.till))
  const closed = await executor
    .select()
    .from(drawers)
    .where(and(ofStore, isNotNull(drawers.closedAt)))
    .orderBy(desc(drawers.closedAt))
    .limit(MAX_CLOSED)
  return [...open, ...closed]
}

/** Returns the movements of drawers, the oldest first. */
export async function listMovementsOf(
  executor: Executor,
  drawerIds: readonly number[],
): Promise<MovementRow[]> {
  return executor
    .select()
    .from(drawerMovements)
    .where(inArray(drawerMovements.drawerId, [...drawerIds]))
    .orderBy(asc(drawerMovements.id))
}

export interface NewMovement {
  readonly drawerId: number
  readonly kind: MovementKind
  /** Without a sign. */
  readonly amount: Cents
  readonly paymentId?: number
  readonly refundId?: number
  /** Of a sale or a refund. */
  readonly orderId?: number
  readonly reason?: string
}

/**
 * Adds a movement to a drawer of a store, which is open and not counted. Waits for a count that is under way.
 * @throws ApiError `noOpenDrawer`
 */
export async function addMovement(
  tx: Executor,
  { staffId, storeId }: Pick<StaffActor, 'staffId' | 'storeId'>,
  movement: NewMovement,
  at: Date,
): Promise<DrawerRow> {
  const drawer = await lockDrawer(tx, movement.drawerId)
  if (!drawer || drawer.counted !== null || drawer.storeId !== storeId) throw new ApiError('noOpenDrawer')
  const amount = signedAmount(movement.kind, movement.amount)
  await tx.insert(drawerMovements).values({ ...movement, amount, staffId, at })
  return drawer
}

/** Returns what a drawer should have, and what a count differs by. The caller holds the drawer's lock. */
export async function expectedOf(
  tx: Executor,
  { id, float }: DrawerRow,
  countedTotal: Cents,
): Promise<{ readonly expected: Cents; readonly difference: Cents }> {
  const expected = expectedCash(float, await listMovementsOf(tx, [id]))
  return { expected, difference: countedTotal - expected }
}

/** Stores the count of a drawer. The caller holds its lock. */
export async function recordCount(
  tx: Executor,
  { id, counted, countedTotal, expected, difference, countedBy, reason }: DrawerRow,
): Promise<DrawerRow> {
  const [row] = await tx
    .update(drawers)
    .set({ counted, countedTotal, expected, difference, countedBy, reason })
    .where(eq(drawers.id, id))
    .returning()
  return row!
}

/** Closes a counted drawer. The caller holds its lock. */
export async function markClosed(
  tx: Executor,
  id: number,
  changes: { readonly closedAt: Date; readonly approvedBy?: number },
): Promise<DrawerRow> {
  const [row] = await tx.update(drawers).set(changes).where(eq(drawers.id, id)).returning()
  return row!
}
