import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { payments } from './tables.ts'

type PaymentRow = typeof payments.$inferSelect

const isOpen = eq(payments.status, 'open')

/** Returns the order's pending payment: one whose capture was requested and whose result is unknown. */
export async function findPendingPayment(
  executor: Executor,
  orderId: number,
): Promise<PaymentRow | undefined> {
  const [row] = await executor
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isOpen, isNotNull(payments.pendingSince)))
  return row
}

/** Marks a payment as pending, before its capture is requested. The caller holds the locks of the order and the payment. */
export async function markPaymentPending(
  executor: Executor,
  id: number,
  { since, nextCheckAt }: { since: Date; nextCheckAt: Date },
): Promise<PaymentRow> {
  const [row] = await executor
    .update(payments)
    .set({ pendingSince: since, nextCheckAt })
    .where(and(eq(payments.id, id), isOpen))
    .returning()
  if (!row) throw new Error(`Payment ${id} is not open, though it is locked as such.`)
  return row
}

/** Records that the provider declined a capture, once per request, and ends the pending state. */
export async function recordDecline(executor: Executor, id: number, refusals: number): Promise<void> {
  await executor
    .update(payments)
    .set({ refusals: sql`${payments.refusals} + 1`, pendingSince: null })
    .where(and(eq(payments.id, id), eq(payments.refusals, refusals), isOpen))
}

/** Cancels an open payment, unless it is pending. */
export async function closeIfNotPending(executor: Executor, id: number, now: Date): Promise<void> {
  await executor
    .update(payments)
    .set({ status: 'cancelled', settledAt: now })
    .where(and(eq(payments.id, id), isOpen, isNull(payments.pendingSince)))
}

/** Makes the other open payments of a paid order due for reconciliation now, so that they are closed. */
export async function scheduleImmediateReconciliation(
  executor: Executor,
  orderId: number,
  paidBy: number,
  now: Date,
): Promise<void> {
  await executor
    .update(payments)
    .set({ nextCheckAt: now })
    .where(
      and(
        eq(payments.orderId, orderId),
        ne(payments.id, paidBy),
        isOpen,
        lt(sql`${now}`, payments.nextCheckAt),
      ),
    )
}
