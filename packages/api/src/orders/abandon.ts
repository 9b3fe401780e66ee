import { orderStatus } from '@colada/domain/orders/status'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import { type Db, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordServed } from '../staff/service.ts'
import { lapseUnpaid } from './changes.ts'
import type { OrderPayments } from './order-payments.ts'
import { findOrder } from './repository.ts'
import { cancelUnpaid } from './transitions.ts'

/** Another window may open a new payment after the payments were closed. */
const MAX_ATTEMPTS = 3

export interface AbandonDependencies {
  readonly db: Db
  /** Returns epoch milliseconds. */
  readonly clock: () => number
  readonly payments: Pick<OrderPayments, 'hasOpenPayments' | 'closePayments'>
}

/**
 * Gives up what waits for a payment, as the customer asks: the order, or a change of it. Payments are closed at their
 * providers first; one that has succeeded meanwhile is settled, so that the order is paid instead.
 *
 * @throws ApiError `notFound`, `paymentProviderDown`, `paymentUnderReview` while a provider processes a payment
 */
export async function abandon(
  { db, clock, payments }: AbandonDependencies,
  { actor, orderId }: { readonly actor: ActorForCustomer; readonly orderId: number },
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const order = await findOrder(db, orderId)
    // Another customer's order is reported as not found, like an unknown one (trust 4).
    if (order?.userId !== actor.userId) throw new ApiError('notFound')
    await payments.closePayments(order)
    const isDone = await runTransaction(db, async (tx) => {
      const at = new Date(clock())
      if (!(await cancelUnpaid(tx, orderId, { ...payments, actor }, at))) {
        const current = await findOrder(tx, orderId)
        if (current?.status === orderStatus.pendingPayment) return false
        if (!(await lapseUnpaid(tx, { orderId }, payments.hasOpenPayments, at))) return false
      }
      const abandoned = { action: 'payment-abandoned', subjectKind: 'order', subjectId: orderId } as const
      await recordServed(tx, actor, { ...abandoned, orderId }, at)
      return true
    })
    if (isDone) return
  }
  throw new ApiError('paymentUnderReview')
}
