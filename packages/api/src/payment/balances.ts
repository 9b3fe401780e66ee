import type { Cents } from '@colada/domain/money/money'
import { openBalance } from '@colada/domain/orders/balance'
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { incrementPaidAmounts, lockOrder, type OrderRow, type PendingBalance } from '../orders/service.ts'
import type { PaymentRow } from './repository.ts'
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

/** A captured payment and the part of it that an order has got. */
export interface PaymentShare {
  readonly payment: PaymentRow
  /** Cents. */
  readonly share: Cents
}

/** Returns the captured payments that an order has got money of, its own and those of other orders, oldest first. */
export async function listShares(executor: Executor, orderId: number): Promise<PaymentShare[]> {
  const collecting = executor
    .select({ id: paymentBalances.paymentId })
    .from(paymentBalances)
    .where(and(eq(paymentBalances.orderId, orderId), gt(paymentBalances.applied, 0)))
  const captured = await executor
    .select()
    .from(payments)
    .where(and(gt(payments.captured, 0), or(eq(payments.orderId, orderId), inArray(payments.id, collecting))))
    .orderBy(asc(payments.id))
  const ids = captured.map(({ id }) => id)
  const balances = await executor
    .select()
    .from(paymentBalances)
    .where(inArray(paymentBalances.paymentId, ids))
  return captured.map((payment) => ({ payment, share: shareIn(payment, balances, orderId) }))
}

/** Returns the cents of a captured payment that an order has got. */
export async function shareOf(executor: Executor, paymentId: number, orderId: number): Promise<Cents> {
  const [payment] = await executor.select().from(payments).where(eq(payments.id, paymentId))
  return payment ? shareIn(payment, await findBalances(executor, paymentId), orderId) : 0
}

/** The order of a payment has got what did not reach the others. */
function shareIn(payment: PaymentRow, all: readonly PaymentBalance[], orderId: number): Cents {
  const balances = all.filter(({ paymentId }) => paymentId === payment.id)
  const sum = (parts: readonly PaymentBalance[]) => parts.reduce((total, { applied }) => total + applied, 0)
  if (payment.orderId === orderId) return payment.captured - sum(balances)
  return sum(balances.filter((balance) => balance.orderId === orderId))
}
