import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { paymentBalances, paymentEvents, payments } from './tables.ts'

export {
  markPaymentPending,
  closeIfNotPending,
  findPendingPayment,
  scheduleImmediateReconciliation,
  recordDecline,
} from './pending.ts'

export type PaymentRow = typeof payments.$inferSelect

/**
 * Returns the open payment of an order or change, process, amount and provider; creates it if there is none. Safe under
 * concurrency.
 */
export async function openPayment(
  executor: Executor,
  payment: typeof payments.$inferInsert & Pick<PaymentRow, 'provider' | 'changeId'>,
): Promise<{ row: PaymentRow; isNew: boolean }> {
  const [created] = await executor.insert(payments).values(payment).onConflictDoNothing().returning()
  if (created) return { row: created, isNew: true }
  const [row] = await executor
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, payment.orderId),
        eq(payments.processType, payment.processType),
        eq(payments.amount, payment.amount),
        eq(payments.provider, payment.provider),
        payment.changeId === null ? isNull(payments.changeId) : eq(payments.changeId, payment.changeId),
        eq(payments.status, 'open'),
      ),
    )
  if (!row) throw new Error(`Order ${payment.orderId} has no open payment right after one was created.`)
  return { row, isNew: false }
}

export async function findPaymentByKey(executor: Executor, key: string): Promise<PaymentRow | undefined> {
  const [row] = await executor.select().from(payments).where(eq(payments.key, key))
  return row
}

export async function findPaymentByProviderId(
  executor: Executor,
  providerId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await executor.select().from(payments).where(eq(payments.providerId, providerId))
  return row
}

/** Locks a payment's row until the transaction ends, after the lock of its order (trust 3). */
export async function lockPayment(executor: Executor, id: number): Promise<PaymentRow | undefined> {
  const [row] = await executor.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

export async function findPaymentsOf(
  executor: Executor,
  orderId: number,
  status: PaymentRow['status'],
): Promise<PaymentRow[]> {
  return executor
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, status)))
    .orderBy(asc(payments.id))
}

/** Returns the cents captured for an order, excluding its changes and what its payments paid of other orders. */
export async function sumCaptured(executor: Executor, orderId: number): Promise<number> {
  const applied = sql`(select coalesce(sum(${paymentBalances.applied}), 0) from ${paymentBalances} where ${paymentBalances.paymentId} = ${payments.id})`
  const [row] = await executor
    .select({ sum: sql<number>`coalesce(sum(${payments.captured} - ${applied}), 0)::int` })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNull(payments.changeId), eq(payments.status, 'succeeded')))
  return row?.sum ?? 0
}

export async function updatePayment(
  executor: Executor,
  id: number,
  change: Partial<
    Pick<
      PaymentRow,
      | 'status'
      | 'providerId'
      | 'captured'
      | 'captureId'
      | 'pendingSince'
      | 'settledAt'
      | 'savesCard'
      | 'nextCheckAt'
    >
  >,
): Promise<void> {
  await executor.update(payments).set(change).where(eq(payments.id, id))
}

/** Claims open payments that are due for reconciliation; rows locked by another process are skipped. */
export async function claimOpenPayments(
  executor: Executor,
  options: { now: Date; nextCheckAt: Date; limit: number },
): Promise<PaymentRow[]> {
  const due = executor
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.status, 'open'), lte(payments.nextCheckAt, options.now)))
    .orderBy(asc(payments.nextCheckAt))
    .limit(options.limit)
    .for('update', { skipLocked: true })
  return executor
    .update(payments)
    .set({ nextCheckAt: options.nextCheckAt })
    .where(inArray(payments.id, due))
    .returning()
}

/** Records a webhook event; returns false when it was processed before. Waits for a transaction that is processing it. */
export async function recordEvent(
  executor: Executor,
  event: { id: string; type: string },
  now: Date,
): Promise<boolean> {
  const recorded = await executor
    .insert(paymentEvents)
    .values({ ...event, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return recorded.length === 1
}

/** Whether an event was processed before. Avoids a provider request; {@link recordEvent} is the guard. */
export async function isEventRecorded(executor: Executor, eventId: string): Promise<boolean> {
  return (await executor.$count(paymentEvents, eq(paymentEvents.id, eventId))) > 0
}
