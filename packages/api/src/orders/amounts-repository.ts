import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import type { OrderRow } from './repository.ts'
import { orders } from './tables.ts'

/** Adds to what was paid and refunded of an order. */
export async function incrementPaidAmounts(
  executor: Executor,
  orderId: number,
  change: { paid?: number; refunded?: number; refundsTotal?: number },
): Promise<void> {
  await executor
    .update(orders)
    .set({
      paid: sql`${orders.paid} + ${change.paid ?? 0}`,
      refunded: sql`${orders.refunded} + ${change.refunded ?? 0}`,
      refundsTotal: sql`${orders.refundsTotal} + ${change.refundsTotal ?? 0}`,
    })
    .where(eq(orders.id, orderId))
}

/** Sets an order's amounts; a check constraint requires that the parts add up to the total. */
export async function setOrderAmounts(
  executor: Executor,
  orderId: number,
  amounts: Pick<
    OrderRow,
    | 'items'
    | 'pickup'
    | 'delivery'
    | 'transport'
    | 'incidents'
    | 'total'
    | 'itemsVat'
    | 'transportVat'
    | 'categoryId'
  >,
): Promise<void> {
  await executor.update(orders).set(amounts).where(eq(orders.id, orderId))
}

/** Takes what a withdrawal or goodwill returns off what an order costs. The caller holds the order's lock. */
export async function takeOffPrice(executor: Executor, orderId: number, amount: number): Promise<void> {
  await executor
    .update(orders)
    .set({ withdrawn: sql`${orders.withdrawn} + ${amount}` })
    .where(eq(orders.id, orderId))
}
