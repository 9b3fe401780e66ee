import { orderStatus } from '@colada/domain/orders/status'
import { and, asc, desc, eq, inArray, isNull, lte, notInArray, or } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { findRedeemedCode } from '../promotions/service.ts'
import type { OrderRow } from './repository.ts'
import { orders } from './tables.ts'

/** Returns the customer's orders that are not cancelled, newest first. */
async function findCurrentOrders(executor: Executor, userId: number) {
  const { id, status, locator } = orders
  return executor
    .select({ id, status, locator })
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(status, [orderStatus.cancelled, orderStatus.error])))
    .orderBy(desc(id))
}

/**
 * Returns the locator of the customer's unpaid order that keeps a code from being used: it uses the code, or only such
 * orders make the next one not the first.
 */
export async function findUnpaidHolder(
  executor: Executor,
  userId: number,
  code: string,
): Promise<string | undefined> {
  const current = await findCurrentOrders(executor, userId)
  const unpaid = current.filter(({ status }) => status === orderStatus.pendingPayment)
  for (const order of unpaid) if ((await findRedeemedCode(executor, order.id)) === code) return order.locator
  return unpaid.length === current.length ? unpaid[0]?.locator : undefined
}

/** Claims unpaid orders whose payment window has ended; rows claimed by another process are skipped. */
export async function claimUnpaid(
  executor: Executor,
  options: { now: Date; until: Date; limit: number },
): Promise<OrderRow[]> {
  const due = executor
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, orderStatus.pendingPayment),
        lte(orders.payBefore, options.now),
        or(isNull(orders.claimedUntil), lte(orders.claimedUntil, options.now)),
      ),
    )
    .orderBy(asc(orders.payBefore))
    .limit(options.limit)
    .for('update', { skipLocked: true })
  return executor
    .update(orders)
    .set({ claimedUntil: options.until })
    .where(inArray(orders.id, due))
    .returning()
}
