import { eq } from 'drizzle-orm'
import type { CustomerMove } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { orders } from './tables.ts'

/** Moves the orders of a customer; returns their number. */
export async function moveOrders(executor: Executor, { from, to }: CustomerMove): Promise<number> {
  const moved = await executor
    .update(orders)
    .set({ userId: to })
    .where(eq(orders.userId, from))
    .returning({ id: orders.id })
  return moved.length
}
