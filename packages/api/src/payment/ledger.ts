import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import type { LedgerEntry } from '../orders/service.ts'
import { payments, refunds } from './tables.ts'

/** Returns the payments and refunds of an order, oldest first. */
export async function listLedger(executor: Executor, orderId: number): Promise<LedgerEntry[]> {
  const paid = await executor
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
  const returned = await executor
    .select({ refund: refunds, provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id))
  const entries: LedgerEntry[] = [
    ...paid.map(({ provider, amount, captured, status, createdAt, settledAt }) => ({
      kind: 'payment' as const,
      provider,
      amount: captured > 0 ? captured : amount,
      status,
      reason: null,
      createdAt,
      doneAt: settledAt,
    })),
    ...returned.map(({ refund: { amount, status, reason, createdAt, doneAt }, provider }) => ({
      kind: 'refund' as const,
      provider,
      amount,
      status,
      reason,
      createdAt,
      doneAt,
    })),
  ]
  return entries.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}
