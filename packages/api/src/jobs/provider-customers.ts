import { runTransaction } from '../database/connection.ts'
import {
  claimRemovals,
  deleteProviderCustomer,
  type PaymentDependencies,
  type ProviderCustomerRow,
} from '../payment/service.ts'
import { processConcurrently, type ProcessOptions } from './process-concurrently.ts'

/** Time until a customer whose deletion failed is tried again. */
const RETRY_MS = 600_000
const BATCH_SIZE = 20

/** Deletes the customers of deleted accounts, with their saved cards, at the card provider. */
export async function removeProviderCustomers(
  { db, cards, clock }: PaymentDependencies,
  options: ProcessOptions<ProviderCustomerRow>,
): Promise<void> {
  const now = new Date(clock())
  const until = new Date(now.getTime() + RETRY_MS)
  const due = await runTransaction(db, (tx) => claimRemovals(tx, { now, until, limit: BATCH_SIZE }))
  await processConcurrently(
    due,
    async ({ userId, providerId }) => {
      if (providerId !== null) await cards.deleteCustomer(providerId)
      await deleteProviderCustomer(db, userId)
    },
    options,
  )
}
