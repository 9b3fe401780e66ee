import { failPoint } from '../fail-points.ts'
import { incrementPaidAmounts, lockOrder } from '../orders/service.ts'
import {
  claimRefunds,
  closeRefund,
  type DueRefund,
  executeRefund,
  type PaymentDependencies,
  type RefundRow,
} from '../payment/service.ts'
import { backoff } from './backoff.ts'
import { processConcurrently, type ProcessOptions } from './process-concurrently.ts'

const BATCH_SIZE = 20

/** Sends pending refunds to their providers. Each has an idempotency key, so a retry refunds once. */
export async function sendRefunds(
  deps: PaymentDependencies,
  options: ProcessOptions<RefundRow>,
): Promise<void> {
  const now = new Date(deps.clock())
  const due = await deps.db.transaction((tx) => claimRefunds(tx, { now, limit: BATCH_SIZE, delay: backoff }))
  await processConcurrently(due, (refund) => sendRefund(deps, refund), options)
}

async function sendRefund(deps: PaymentDependencies, refund: DueRefund): Promise<void> {
  if (refund.captureId === null) return
  const providerId = await executeRefund(deps, refund, refund.captureId)
  failPoint('refund-given')
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, refund.orderId)
    const isFirst = await closeRefund(tx, refund.id, providerId, new Date(deps.clock()))
    // A capture that was not added to the order's `paid` does not count as refunded either.
    if (isFirst && refund.counted) await incrementPaidAmounts(tx, refund.orderId, { refunded: refund.amount })
  })
}
