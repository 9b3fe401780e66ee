import type { Cents } from '@colada/domain/money/money'
import { isChargeable, pendingBalance } from '@colada/domain/orders/balance'
import { and, eq, inArray, not, notExists, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { orderChanges } from './change-tables.ts'
import { orders } from './tables.ts'

/** A pending amount of an accepted order. */
export interface PendingBalance {
  readonly orderId: number
  readonly locator: string
  readonly amount: Cents
}

/**
 * Returns the pending amounts of a customer's orders, which the next payment collects (decisions: Money). An order with
 * an open change is left out: the payment of the change collects its amount.
 */
export async function listPendingBalances(executor: Executor, userId: number): Promise<PendingBalance[]> {
  const openChange = executor
    .select({ id: orderChanges.id })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orders.id), eq(orderChanges.status, 'open')))
  const rows = await executor
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        not(inArray(orders.status, [1, 60, 99])),
        sql`${orders.total} - ${orders.withdrawn} > ${orders.paid} - ${orders.refundsTotal}`,
        notExists(openChange),
      ),
    )
    .orderBy(orders.id)
  return rows
    .map((order) => ({ orderId: order.id, locator: order.locator, amount: pendingBalance(order) }))
    .filter(({ amount }) => amount > 0 && !isChargeable(amount))
}
