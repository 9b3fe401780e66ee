import { toEuros } from '@colada/domain/money/money'
import { asc, inArray } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { payments, refunds } from './tables.ts'

/** Returns the payments and refunds of orders, without the data of the providers. */
export async function exportPayments(executor: Executor, orderIds: readonly number[]) {
  const rows = await executor
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(payments.id))
  const returned = await executor
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.id))
  return {
    payments: rows.map((row) => ({
      order_id: row.orderId,
      provider: row.provider,
      card_brand: row.cardBrand ?? '',
      card_last4: row.cardLast4 ?? '',
      amount: toEuros(row.amount),
      status: row.status,
      created_at: row.createdAt,
      settled_at: row.settledAt,
    })),
    refunds: returned.map((refund) => ({
      order_id: refund.orderId,
      amount: toEuros(refund.amount),
      reason: refund.reason,
      status: refund.status,
      created_at: refund.createdAt,
      done_at: refund.doneAt,
    })),
  }
}
