import { orderStatus } from '@colada/domain/orders/status'
import { and, eq, gte, notInArray, sum } from 'drizzle-orm'
import { setOrderedQuantities } from '../catalogue/service.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { orderItems, orders } from './tables.ts'

const DAY_MS = 86_400_000
/** Garments have seasons: older orders do not count. */
const COUNTED_DAYS = 90

/** Orders that were never paid for, or that the customer does not want. */
const uncountedStatuses = [orderStatus.pendingPayment, orderStatus.cancelled, orderStatus.error]

/**
 * Counts the pieces ordered of each product in the last 90 days, by which lists can be sorted. A job runs it once a day, so
 * that no page waits for the query and the catalogue keeps its version for that long.
 *
 * @param now Epoch milliseconds.
 */
export async function updatePopularity(db: Db, now: number): Promise<void> {
  await runTransaction(db, async (tx) => {
    await setOrderedQuantities(tx, await countOrdered(tx, new Date(now - COUNTED_DAYS * DAY_MS)))
  })
}

/** Pieces ordered since a time, by product. */
async function countOrdered(executor: Executor, since: Date): Promise<Map<number, number>> {
  const rows = await executor
    .select({ productId: orderItems.productId, quantity: sum(orderItems.quantity).mapWith(Number) })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(gte(orders.createdAt, since), notInArray(orders.status, uncountedStatuses)))
    .groupBy(orderItems.productId)
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]))
}
