import { orderStatus } from '@colada/domain/orders/status'
import { claimUnpaid, lockOrder, moveOrder, type OrderRow } from '../orders/service.ts'
import { closePayments, findOpenPayments, type PaymentDependencies } from '../payment/service.ts'

/** Milliseconds after which another round may take an order over. */
const claimFor = 20_000
const batch = 20

/**
 * Cancels orders that were not paid in time. The provider is asked first: cancel there, then here; if it was
 * paid after all, it is settled (decisions: Orders). An order whose provider does not answer stays as it is
 * and is taken up again, so a payment under way is never cancelled unseen.
 */
export async function cancelUnpaidOrders(
  deps: PaymentDependencies,
  onFailure: (order: OrderRow, error: unknown) => void,
): Promise<void> {
  const now = new Date(deps.clock())
  const until = new Date(now.getTime() + claimFor)
  const due = await deps.db.transaction((tx) => claimUnpaid(tx, { now, until, limit: batch }))
  for (const order of due) {
    try {
      await cancelUnpaid(deps, order)
    } catch (error) {
      onFailure(order, error)
    }
  }
}

async function cancelUnpaid(deps: PaymentDependencies, order: OrderRow): Promise<void> {
  await closePayments(deps, order)
  await deps.db.transaction(async (tx) => {
    const current = await lockOrder(tx, order.id)
    const isUnpaid = current?.status === orderStatus.pendingPayment
    const isClosed = (await findOpenPayments(tx, order.id)).length === 0
    if (isUnpaid && isClosed) await moveOrder(tx, order.id, orderStatus.cancelled, new Date(deps.clock()))
  })
}
