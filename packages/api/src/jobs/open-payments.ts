import { runTransaction } from '../database/connection.ts'
import {
  checkPayment,
  claimOpenPayments,
  type PaymentDependencies,
  type PaymentRow,
} from '../payment/service.ts'
import { processConcurrently, type ProcessOptions } from './process-concurrently.ts'

/** Time between two checks of the same payment (trust 3). */
const CHECK_INTERVAL_MS = 60_000
const BATCH_SIZE = 50

/** Reconciles open payments with their providers: a webhook may have been lost. */
export async function reconcilePayments(
  deps: PaymentDependencies,
  options: ProcessOptions<PaymentRow>,
): Promise<void> {
  const now = new Date(deps.clock())
  const nextCheckAt = new Date(now.getTime() + CHECK_INTERVAL_MS)
  const due = await runTransaction(deps.db, (tx) =>
    claimOpenPayments(tx, { now, nextCheckAt, limit: BATCH_SIZE }),
  )
  await processConcurrently(due, (payment) => checkPayment(deps, payment), options)
}
