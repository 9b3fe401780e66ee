import { type Executor, runTransaction } from '../database/connection.ts'
import { findOpenChanges, findOrder, lapseOpenChange, lockOrder } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { movePlaces } from '../schedule/service.ts'
import { closePayments, findOpenPayments } from './closing.ts'
import type { PaymentDependencies } from './opening.ts'

/**
 * Ends an open change that is not paid: its payments are closed at their providers first, and one that was captured
 * meanwhile is settled. Then the change lapses and its places are freed, in one transaction.
 *
 * @returns false when it is not open any more, or a payment of it is still being processed
 * @throws ApiError `paymentProviderDown`
 */
export async function lapseChange(
  deps: PaymentDependencies,
  { id, orderId }: { readonly id: number; readonly orderId: number },
): Promise<boolean> {
  const order = await findOrder(deps.db, orderId)
  if (!order) return false
  await closePayments(deps, order)
  return runTransaction(deps.db, async (tx) => {
    await lockOrder(tx, orderId)
    const [open] = await findOpenChanges(tx, [orderId])
    if (open?.change.id !== id || (await hasOpenPayments(tx, orderId))) return false
    await movePlaces(tx, { free: await lapseOpenChange(tx, orderId, new Date(deps.clock())) })
    return true
  })
}

/** Whether a payment of the order, or of a change of it, is open. */
async function hasOpenPayments(executor: Executor, orderId: number): Promise<boolean> {
  return (await findOpenPayments(executor, orderId)).length > 0
}

/**
 * Gives up the unpaid change of a customer's order. Nothing happens when there is none: it may just have been paid.
 *
 * @throws ApiError `notFound`, `paymentUnderReview` while a payment of it is being processed, `paymentProviderDown`
 */
export async function giveUpChange(
  deps: PaymentDependencies,
  { userId, orderId }: { readonly userId: number; readonly orderId: number },
): Promise<void> {
  const order = await findOrder(deps.db, orderId)
  // Another customer's order is reported as not found, like an unknown one (trust 4).
  if (order?.userId !== userId) throw new ApiError('notFound')
  const [open] = await findOpenChanges(deps.db, [orderId])
  if (!open || (await lapseChange(deps, open.change))) return
  const [still] = await findOpenChanges(deps.db, [orderId])
  if (still?.change.id === open.change.id) throw new ApiError('paymentUnderReview')
}
