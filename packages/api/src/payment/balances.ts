import { and, asc, eq, gt } from 'drizzle-orm'
import type { Cents } from '@colada/domain/money/money'
import { openBalance } from '@colada/domain/orders/balance'
import type { Executor } from '../database/connection.ts'
import { incrementPaidAmounts, lockOrder, type OrderRow, type PendingBalance } from '../orders/service.ts'
import { paymentBalances, payments } from './tables.ts'

export type PaymentBalance = typeof paymentBalances.$inferSelect

/** Adds the pending amounts of other orders that a new payment collects. */
export async function addBalances(
  executor: Executor,
  paymentId: number,
  balances: readonly PendingBalance[],
): Promise<void> {
  if (balances.length === 0) return
  await executor
    .insert(paymentBalances)
    .values(balances.map(({ orderId, amount }) => ({ paymentId, orderId, amount })))
}

/** Returns the pending amounts that a payment collects, in the order in which their orders are locked. */
export async function findBalances(executor: Executor, paymentId: number): Promise<PaymentBalance[]> {
  return executor
    .select()
    .from(paymentBalances)
    .where(eq(paymentBalances.paymentId, paymentId))
    .orderBy(asc(paymentBalances.orderId))
}

/** Locks the order of a payment and those whose pending amounts it collects, by ascending id. */
export async function lockOrdersOf(
  tx: Executor,
  orderId: number,
  balances: readonly PaymentBalance[],
): Promise<OrderRow | undefined> {
  const ids = [orderId, ...balances.map((balance) => balance.orderId)].toSorted((a, b) => a - b)
  let locked: OrderRow | undefined
  for (const id of ids) {
    const order = await lockOrder(tx, id)
    if (id === orderId) locked = order
  }
  return locked
}

/**
 * Pays the pending amounts of other orders with a captured payment. An order that was paid meanwhile takes less. The
 * caller holds the locks of the orders.
 *
 * @returns the cents that reached other orders
 */
export async function applyBalances(tx: Executor, balances: readonly PaymentBalance[]): Promise<Cents> {
  let sum = 0
  for (const { paymentId, orderId, amount } of balances) {
    const order = await lockOrder(tx, orderId)
    const applied = order ? Math.min(amount, openBalance(order)) : 0
    if (applied === 0) continue
    await tx
      .update(paymentBalances)
      .set({ applied })
      .where(and(eq(paymentBalances.paymentId, paymentId), eq(paymentBalances.orderId, orderId)))
    await incrementPaidAmounts(tx, orderId, { paid: applied })
    sum += applied
  }
  return sum
}

/** Returns the ids of the payments of other orders that have paid a pending amount of this one. */
export async function listCollectingPayments(executor: Executor, orderId: number): Promise<number[]> {
  const rows = await executor
    .select({ id: paymentBalances.paymentId })
    .from(paymentBalances)
    .where(and(eq(paymentBalances.orderId, orderId), gt(paymentBalances.applied, 0)))
  return rows.map(({ id }) => id)
}

/** Returns the cents of a captured payment that an order has got: its own order the rest of what others got. */
export async function shareOf(executor: Executor, paymentId: number, orderId: number): Promise<Cents> {
  const [payment] = await executor.select().from(payments).where(eq(payments.id, paymentId))
  const balances = await findBalances(executor, paymentId)
  const sum = (parts: readonly PaymentBalance[]) => parts.reduce((total, { applied }) => total + applied, 0)
  if (payment?.orderId === orderId) return payment.captured - sum(balances)
  return sum(balances.filter((balance) => balance.orderId === orderId))
}
