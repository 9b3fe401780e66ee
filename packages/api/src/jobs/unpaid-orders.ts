import { findCustomer } from '../account/service.ts'
import { runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import {
  cancelUnpaid,
  type ChangeRow,
  claimLapsing,
  claimUnpaid,
  findOrder,
  lapseUnpaid,
  type OrderRow,
} from '../orders/service.ts'
import { orderPayments, type PaymentDependencies } from '../payment/service.ts'
import { processConcurrently, type ProcessOptions } from './process-concurrently.ts'

/** Time after which another run may claim the same order or change. */
const CLAIM_MS = 20_000
/**
 * Orders, and changes, of one run. An order without a payment is cancelled without a provider's response, so this limits
 * what a wrong time can cancel.
 */
const MAX_ROWS_PER_RUN = 20

/**
 * Cancels orders that were not paid in time, and expires changes of orders. A payment is cancelled at its provider first,
 * then here; one that has succeeded meanwhile is settled (decisions: Orders). When the provider is unavailable, nothing
 * changes and a later run retries, so that a payment in progress is never cancelled.
 */
export async function cancelUnpaidOrders(
  deps: PaymentDependencies,
  options: ProcessOptions<OrderRow | ChangeRow>,
): Promise<void> {
  const now = new Date(deps.clock())
  const until = new Date(now.getTime() + CLAIM_MS)
  const due = await runTransaction(deps.db, (tx) => claimUnpaid(tx, { now, until, limit: MAX_ROWS_PER_RUN }))
  await processConcurrently(due, (order) => cancelUnpaidOrder(deps, order), options)
  const lapsing = await runTransaction(deps.db, (tx) =>
    claimLapsing(tx, { now, until, limit: MAX_ROWS_PER_RUN }),
  )
  await processConcurrently(lapsing, (change) => lapseChange(deps, change), options)
}

async function cancelUnpaidOrder(deps: PaymentDependencies, order: OrderRow): Promise<void> {
  const payments = orderPayments(deps)
  await payments.closePayments(order)
  await runTransaction(deps.db, async (tx) => {
    const at = new Date(deps.clock())
    const cancelled = await cancelUnpaid(tx, order.id, { ...payments, actor: { kind: 'job' } }, at)
    const customer = cancelled && (await findCustomer(tx, order.userId))
    if (!customer) return
    const mail = { subjectId: order.id, cause: order.id, language: customer.language }
    await enqueueMails(tx, [{ ...mail, kind: 'order-payment-failed' }], at)
  })
}

async function lapseChange(deps: PaymentDependencies, { id, orderId }: ChangeRow): Promise<void> {
  const order = await findOrder(deps.db, orderId)
  if (!order) return
  const payments = orderPayments(deps)
  await payments.closePayments(order)
  await runTransaction(deps.db, async (tx) => {
    await lapseUnpaid(tx, { orderId, changeId: id }, payments.hasOpenPayments, new Date(deps.clock()))
  })
}
