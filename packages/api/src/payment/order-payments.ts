import { toEuros } from '@colada/domain/money/money'
import type { getOrderPayments } from '@colada/domain/payment/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { findOrder } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { listShares } from './balances.ts'
import { refunds } from './tables.ts'

/**
 * Returns what payments have paid for a customer's order and its changes, with what goes back, oldest first. A payment
 * of another order that collected a pending amount of this one counts with that amount.
 * @throws ApiError `notFound`
 */
export async function listOrderPayments(
  executor: Executor,
  { userId, orderId }: { readonly userId: number; readonly orderId: number },
): Promise<EndpointResponse<typeof getOrderPayments>['payments']> {
  // Another customer's order is reported as not found, like an unknown one (trust 4).
  if ((await findOrder(executor, orderId))?.userId !== userId) throw new ApiError('notFound')
  const shares = await listShares(executor, orderId)
  const returned = await executor
    .select({
      paymentId: refunds.paymentId,
      done: sql<number>`coalesce(sum(${refunds.amount}) filter (where ${refunds.status} = 'done'), 0)::int`,
      waiting: sql<number>`coalesce(sum(${refunds.amount}) filter (where ${refunds.status} = 'waiting'), 0)::int`,
    })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .groupBy(refunds.paymentId)
  return shares.map(({ payment, share }) => {
    const { done = 0, waiting = 0 } = returned.find(({ paymentId }) => paymentId === payment.id) ?? {}
    return {
      provider: payment.provider,
      precioPagado: toEuros(share),
      precioDevuelto: toEuros(done),
      precioPorDevolver: toEuros(waiting),
      time: Math.floor((payment.settledAt ?? payment.createdAt).getTime() / 1000),
    }
  })
}
