import {
  checkPayment,
  claimOpenPayments,
  type PaymentDependencies,
  type PaymentRow,
} from '../payment/service.ts'
import { workThrough, type WorkOptions } from './work.ts'

/** Milliseconds between two looks at the same payment (trust 3). */
const checkEvery = 60_000
const batch = 50

/** Asks the provider about payments whose webhook may have been lost. */
export async function reconcilePayments(
  deps: PaymentDependencies,
  options: WorkOptions<PaymentRow>,
): Promise<void> {
  const now = new Date(deps.clock())
  const nextCheckAt = new Date(now.getTime() + checkEvery)
  const due = await deps.db.transaction((tx) => claimOpenPayments(tx, { now, nextCheckAt, limit: batch }))
  await workThrough(due, (payment) => checkPayment(deps, payment), options)
}
