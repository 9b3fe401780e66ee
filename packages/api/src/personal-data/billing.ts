import { retentionEnd } from '@colada/domain/account/retention'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import { deleteExpiredBilling, findRetainedBilling, retainBilling, type UserRow } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { findLastAddress, findLastInvoicedAt, findOrderByLocator } from '../orders/service.ts'

/**
 * Keeps the billing data of an account that is being deleted for as long as the law requires (ADR 30). Nothing is kept of
 * a customer without an order that was paid or billed.
 */
export async function keepBillingData(tx: Executor, user: UserRow): Promise<void> {
  const lastInvoicedAt = await findLastInvoicedAt(tx, user.id)
  if (!lastInvoicedAt) return
  const { billingAddress, billingLocation } = user
  const given = [billingAddress, billingLocation].filter((part) => part !== '').join(', ')
  await retainBilling(tx, {
    userId: user.id,
    name: user.businessName || `${user.firstName} ${user.lastName}`.trim(),
    taxId: user.taxId,
    billingAddress: given || ((await findLastAddress(tx, user.id)) ?? ''),
    retainUntil: retentionEnd(toLocalDate(lastInvoicedAt.getTime() / 1000)),
  })
}

/** Deletes the billing data that need not be kept any more. `now` in epoch milliseconds. */
export async function deleteOldBillingData(executor: Executor, now: number): Promise<void> {
  await deleteExpiredBilling(executor, toLocalDate(now / 1000))
}

/** Shows operations the billing data that are kept of a deleted account, by the locator of one of its orders. */
export async function describeBilling(
  executor: Executor,
  locator: string,
): Promise<{ isSuccess: boolean; message: string }> {
  const order = await findOrderByLocator(executor, locator)
  if (!order) return { isSuccess: false, message: `There is no order ${locator}.` }
  const billing = await findRetainedBilling(executor, order.userId)
  if (!billing) return { isSuccess: false, message: `No billing data are kept for order ${locator}.` }
  const { name, taxId, billingAddress, retainUntil } = billing
  const lines = [
    `name: ${name}`,
    `tax id: ${taxId || 'not given'}`,
    `address: ${billingAddress || 'not given'}`,
    `kept until: ${retainUntil}`,
  ]
  return { isSuccess: true, message: lines.join('\n') }
}
