import { orderStatus } from '@colada/domain/orders/status'
import {
  type ChangeRow,
  claimLapsing,
  claimUnpaid,
  findOpenChanges,
  findOrder,
  lapseOpenChange,
  lockOrder,
  moveOrder,
  type OrderRow,
} from '../orders/service.ts'
import { closePayments, findOpenPayments, type PaymentDependencies } from '../payment/service.ts'
import { movePlaces } from '../schedule/service.ts'
import { processConcurrently, type ProcessOptions } from './process-concurrently.ts'

/** Milliseconds after which another round may take an order or a change over. */
const CLAIM_MS = 20_000
const BATCH_SIZE = 20

/**
 * Cancels orders that were not paid in time, and lets changes of orders lapse. The provider is asked first: cancel there,
 * then here; if it was paid after all, it is settled (decisions: Orders). What the provider does not answer for stays as
 * it is and is taken up again, so a payment under way is never cancelled unseen.
 */
export async function cancelUnpaidOrders(
  deps: PaymentDependencies,
  options: ProcessOptions<OrderRow | ChangeRow>,
): Promise<void> {
  const now = new Date(deps.clock())
  const until = new Date(now.getTime() + CLAIM_MS)
  const due = await deps.db.transaction((tx) => claimUnpaid(tx, { now, until, limit: BATCH_SIZE }))
  await processConcurrently(due, (order) => cancelOrder(deps, order), options)
  const lapsing = await deps.db.transaction((tx) => claimLapsing(tx, { now, until, limit: BATCH_SIZE }))
  await processConcurrently(lapsing, (change) => lapseChange(deps, change), options)
}

async function cancelOrder(deps: PaymentDependencies, order: OrderRow): Promise<void> {
  await closePayments(deps, order)
  await deps.db.transaction(async (tx) => {
    const current = await lockOrder(tx, order.id)
    const isUnpaid = current?.status === orderStatus.pendingPayment
    const isClosed = (await findOpenPayments(tx, order.id)).length === 0
    if (isUnpaid && isClosed) await moveOrder(tx, order.id, orderStatus.cancelled, new Date(deps.clock()))
  })
}

async function lapseChange(deps: PaymentDependencies, { id, orderId }: ChangeRow): Promise<void> {
  const order = await findOrder(deps.db, orderId)
  if (!order) return
  await closePayments(deps, order)
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const [open] = await findOpenChanges(tx, [orderId])
    const isClosed = (await findOpenPayments(tx, orderId)).length === 0
    if (open?.change.id !== id || !isClosed) return
    await movePlaces(tx, { free: await lapseOpenChange(tx, orderId, new Date(deps.clock())) })
  })
}
