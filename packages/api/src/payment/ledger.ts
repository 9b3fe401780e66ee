import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import type { LedgerEntry } from '../orders/service.ts'
import { cardOf } from './paid-cards.ts'
import { payments, refunds } from './tables.ts'

/** Returns the payments and refunds of an order, oldest first. */
export async function listLedger(executor: Executor, orderId: number): Promise<LedgerEntry[]> {
  const paid = await executor
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
  const returned = await executor
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id))
  const entries: LedgerEntry[] = [
    ...paid.map((payment) => ({
      kind: 'payment' as const,
      provider: payment.provider,
      card: cardOf(payment),
      amount: payment.captured > 0 ? payment.captured : payment.amount,
      status: payment.status,
      reason: null,
      createdAt: payment.createdAt,
      doneAt: payment.settledAt,
    })),
    ...returned.map(({ refund: { amount, status, reason, createdAt, doneAt }, payment }) => ({
      kind: 'refund' as const,
      provider: payment.provider,
      card: cardOf(payment),
      amount,
      status,
      reason,
      createdAt,
      doneAt,
    })),
  ]
  return entries.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}
