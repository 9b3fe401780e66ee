import { runTransaction } from '../database/connection.ts'
import { claimWithoutCard, type PaymentDependencies, type PaymentRow, storeCard } from '../payment/service.ts'
import { processConcurrently, type ProcessOptions } from './process-concurrently.ts'

/** Time between two look-ups of the same card. */
const CHECK_INTERVAL_MS = 600_000
/** A card that is still unknown after this time has no digits to show. */
const MAX_AGE_MS = 86_400_000
const BATCH_SIZE = 50

/**
 * Stores the brand and the last digits of the cards that have paid. A job of its own: neither the webhook nor the payment waits
 * for a further request to the provider.
 */
export async function storePaidCards(
  deps: PaymentDependencies,
  options: ProcessOptions<PaymentRow>,
): Promise<void> {
  const now = new Date(deps.clock())
  const nextCheckAt = new Date(now.getTime() + CHECK_INTERVAL_MS)
  const settledAfter = new Date(now.getTime() - MAX_AGE_MS)
  const due = await runTransaction(deps.db, (tx) =>
    claimWithoutCard(tx, { now, settledAfter, nextCheckAt, limit: BATCH_SIZE }),
  )
  await processConcurrently(due, (payment) => storeCard(deps, payment), options)
}
