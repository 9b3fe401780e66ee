import { and, eq } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { payments } from './tables.ts'

/** Adds a payment that was taken at a counter; returns its id. */
export async function addCounterPayment(
  tx: Executor,
  payment: typeof payments.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(payments).values(payment).returning({ id: payments.id })
  return row!.id
}

/** Whether cash was paid for an order. */
export async function hasCash(executor: Executor, orderId: number): Promise<boolean> {
  return (
    (await executor.$count(payments, and(eq(payments.orderId, orderId), eq(payments.provider, 'cash')))) > 0
  )
}
