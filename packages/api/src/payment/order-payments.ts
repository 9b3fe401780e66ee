import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { toEuros } from '@colada/domain/money/money'
import type { getOrderPayments } from '@colada/domain/payment/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import type { Executor } from '../database/connection.ts'
import { findOrder } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { payments, refunds } from './tables.ts'

/**
 * Returns the captured payments of a customer's order and of its changes, with what goes back, oldest first.
 * @throws ApiError `notFound`
 */
export async function listOrderPayments(
  executor: Executor,
  { userId, orderId }: { readonly userId: number; readonly orderId: number },
): Promise<EndpointResponse<typeof getOrderPayments>['payments']> {
  // Another customer's order is reported as not found, like an unknown one (trust 4).
  if ((await findOrder(executor, orderId))?.userId !== userId) throw new ApiError('notFound')
  const rows = await executor
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), gt(payments.captured, 0)))
    .orderBy(asc(payments.id))
  const returned = await executor
    .select({
      paymentId: refunds.paymentId,
      done: sql<number>`coalesce(sum(${refunds.amount}) filter (where ${refunds.status} = 'done'), 0)::int`,
      waiting: sql<number>`coalesce(sum(${refunds.amount}) filter (where ${refunds.status} = 'waiting'), 0)::int`,
    })
    .from(refunds)
    .where(
      inArray(
        refunds.paymentId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(refunds.paymentId)
  return rows.map(({ id, provider, captured, settledAt, createdAt }) => {
    const { done = 0, waiting = 0 } = returned.find(({ paymentId }) => paymentId === id) ?? {}
    return {
      provider,
      precioPagado: toEuros(captured),
      precioDevuelto: toEuros(done),
      precioPorDevolver: toEuros(waiting),
      time: Math.floor((settledAt ?? createdAt).getTime() / 1000),
    }
  })
}
