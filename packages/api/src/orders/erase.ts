import { orderStatus } from '@colada/domain/orders/status'
import { and, asc, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { orderChangeLegs, orderChanges } from './change-tables.ts'
import { orderLegs, orders } from './tables.ts'

export async function listOrderIds(executor: Executor, userId: number): Promise<number[]> {
  const rows = await executor
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.id))
  return rows.map(({ id }) => id)
}

/** Returns when the customer placed the last order that was paid or billed. */
export async function findLastInvoicedAt(executor: Executor, userId: number): Promise<Date | undefined> {
  const isInvoiced = or(gt(orders.paid, 0), and(orders.isOnAccount, eq(orders.status, orderStatus.delivered)))
  const [row] = await executor
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), isInvoiced))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return row?.createdAt
}

/** Returns the last address, as text, to which an order of the customer went. */
export async function findLastAddress(executor: Executor, userId: number): Promise<string | undefined> {
  const [row] = await executor
    .select({ address: orderLegs.address })
    .from(orderLegs)
    .innerJoin(orders, eq(orders.id, orderLegs.orderId))
    .where(and(eq(orders.userId, userId), eq(orderLegs.place, 'address')))
    .orderBy(desc(orderLegs.id))
    .limit(1)
  return row?.address
}

/** Returns the ids of the addresses that the orders reference. */
export async function listUsedAddressIds(executor: Executor, orderIds: readonly number[]): Promise<number[]> {
  const legs = await executor
    .selectDistinct({ id: orderLegs.addressId })
    .from(orderLegs)
    .where(and(inArray(orderLegs.orderId, [...orderIds]), isNotNull(orderLegs.addressId)))
  const moves = await executor
    .selectDistinct({ id: orderChangeLegs.addressId })
    .from(orderChangeLegs)
    .innerJoin(orderChanges, eq(orderChanges.id, orderChangeLegs.changeId))
    .where(and(inArray(orderChanges.orderId, [...orderIds]), isNotNull(orderChangeLegs.addressId)))
  return [...legs, ...moves].flatMap(({ id }) => id ?? [])
}

/** Removes streets and remarks from orders. What was ordered and paid, and when, stays. */
export async function eraseOrders(tx: Executor, orderIds: readonly number[]): Promise<void> {
  const ids = [...orderIds]
  // "Calle Mayor 3, 28013 Madrid" becomes "28013 Madrid".
  const withoutStreet = (column: typeof orderLegs.address | typeof orderChangeLegs.address) =>
    sql`substring(${column} from '[0-9]{5} [^,]*$')`
  await tx.update(orders).set({ remarks: '' }).where(inArray(orders.id, ids))
  await tx
    .update(orderLegs)
    .set({ address: sql`coalesce(${withoutStreet(orderLegs.address)}, '')` })
    .where(and(inArray(orderLegs.orderId, ids), eq(orderLegs.place, 'address')))
  const changes = tx
    .select({ id: orderChanges.id })
    .from(orderChanges)
    .where(inArray(orderChanges.orderId, ids))
  await tx
    .update(orderChangeLegs)
    .set({ address: sql`coalesce(${withoutStreet(orderChangeLegs.address)}, '')` })
    .where(and(inArray(orderChangeLegs.changeId, changes), eq(orderChangeLegs.place, 'address')))
}
