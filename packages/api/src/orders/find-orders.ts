import { inArray } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { findOpenChanges } from './change-repository.ts'
import { type Due, dueOf } from './due.ts'
import { countOrders, findOrdersOf, loadRecords, type OrderRecord, type OrderRow } from './repository.ts'
import { orders } from './tables.ts'

/** Returns the amount due for an order or its open change; `null` when nothing is due. */
export async function findDue(executor: Executor, order: OrderRow): Promise<Due | null> {
  const [open] = await findOpenChanges(executor, [order.id])
  return dueOf(order, open?.change ?? null)
}

/** Returns orders by id. */
export async function findOrders(executor: Executor, ids: readonly number[]): Promise<Map<number, OrderRow>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether a customer has an order that is not cancelled, which ends the first-order offer. */
export async function hasOrders(executor: Executor, userId: number): Promise<boolean> {
  return (await countOrders(executor, userId)) > 0
}

/** Returns a customer's own order with its related rows. */
export async function findOwnOrder(
  executor: Executor,
  userId: number,
  orderId: number,
): Promise<OrderRecord | undefined> {
  const [record] = await findOrdersOf(executor, userId, { orderId })
  return record
}

/** Returns a customer's own order by its locator, with its related rows. */
export async function findOwnOrderByLocator(
  executor: Executor,
  userId: number,
  locator: string,
): Promise<OrderRecord | undefined> {
  const [record] = await findOrdersOf(executor, userId, { locator })
  return record
}

/** Loads the related rows of an order. */
export async function loadOrder(executor: Executor, order: OrderRow): Promise<OrderRecord> {
  const [record] = await loadRecords(executor, [order])
  return record!
}
