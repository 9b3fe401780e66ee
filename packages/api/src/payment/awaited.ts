import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { payments } from './tables.ts'

type PaymentRow = typeof payments.$inferSelect

const isOpen = eq(payments.status, 'open')

/** The payment of an order whose money may be on its way, if there is one. */
export async function findAwaitedPayment(
  executor: Executor,
  orderId: number,
): Promise<PaymentRow | undefined> {
  const [row] = await executor
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isOpen, isNotNull(payments.awaitedSince)))
  return row
}

/** Notes that money is asked for, before it is. The caller holds the order's lock and the payment's. */
export async function awaitPayment(
  executor: Executor,
  id: number,
  { since, nextCheckAt }: { since: Date; nextCheckAt: Date },
): Promise<PaymentRow> {
  const [row] = await executor
    .update(payments)
    .set({ awaitedSince: since, nextCheckAt })
    .where(and(eq(payments.id, id), isOpen))
    .returning()
  if (!row) throw new Error(`Payment ${id} is not open, though it is locked as such.`)
  return row
}

/** Notes that the provider took no money when it was asked, once for each question. */
export async function noteRefusal(executor: Executor, id: number, refusals: number): Promise<void> {
  await executor
    .update(payments)
    .set({ refusals: sql`${payments.refusals} + 1`, awaitedSince: null })
    .where(and(eq(payments.id, id), eq(payments.refusals, refusals), isOpen))
}

/** Closes an open payment, unless its money may be on its way. */
export async function closeUnawaited(executor: Executor, id: number, at: Date): Promise<void> {
  await executor
    .update(payments)
    .set({ status: 'cancelled', settledAt: at })
    .where(and(eq(payments.id, id), isOpen, isNull(payments.awaitedSince)))
}

/** An order that is paid leaves its other open payments to be closed: the reconciler sees to them at once. */
export async function hastenChecks(
  executor: Executor,
  orderId: number,
  paidBy: number,
  at: Date,
): Promise<void> {
  await executor
    .update(payments)
    .set({ nextCheckAt: at })
    .where(
      and(
        eq(payments.orderId, orderId),
        ne(payments.id, paidBy),
        isOpen,
        lt(sql`${at}`, payments.nextCheckAt),
      ),
    )
}
