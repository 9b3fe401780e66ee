import { findCustomer } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { invoiceAtEnd } from '../invoices/service.ts'
import { enqueueMails } from '../mail/service.ts'
import { findOrder, incrementPaidAmounts } from '../orders/service.ts'
import { closeRefund, type DueRefund, type RefundResult } from './refund-repository.ts'

/**
 * Records that the money of a refund was returned, and mails the customer, once. The caller holds the order's lock.
 *
 * @returns false when it was recorded before
 */
export async function completeRefund(
  tx: Executor,
  refund: DueRefund,
  result: RefundResult,
  at: Date,
): Promise<boolean> {
  if (!(await closeRefund(tx, refund.id, result, at))) return false
  await enqueueRefundMail(tx, refund, at)
  // A capture that was not added to the order's `paid` does not count as refunded either.
  if (refund.counted) {
    const change = { refunded: result.amount, refundsTotal: result.amount - refund.amount }
    await incrementPaidAmounts(tx, refund.orderId, change)
    // The provider may have returned another amount than was asked for.
    invoiceAtEnd(tx, refund.orderId, at)
  }
  return true
}

/** Every refund is mailed, whatever its reason: the customer sees each on the statement. */
async function enqueueRefundMail(tx: Executor, { id, orderId }: DueRefund, at: Date): Promise<void> {
  const order = await findOrder(tx, orderId)
  const customer = order && (await findCustomer(tx, order.userId))
  if (!customer) return
  const { language } = customer
  const details = { refundId: id }
  await enqueueMails(tx, [{ kind: 'order-refund', subjectId: orderId, cause: id, details, language }], at)
}
