import type { Executor } from '../database/connection.ts'
import { attachInvoice, enqueueMails } from '../mail/service.ts'
import { findOrder } from '../orders/service.ts'
import type { InvoiceRow } from './issue.ts'

/**
 * Mails an invoice to the customer of its orders: with the confirmation or the cancellation that the same transaction has
 * added, otherwise in a mail of its own. An invoice is no notification that a customer can decline (RD 1619/2012, art. 17).
 * @param orderIds the orders of the invoice, which are one customer's
 */
export async function mailInvoice(
  tx: Executor,
  { id: invoiceId }: InvoiceRow,
  orderIds: readonly [number, ...number[]],
  at: Date,
): Promise<void> {
  const [orderId, ...others] = orderIds
  if (others.length === 0 && (await attachInvoice(tx, { orderId, invoiceId, at }))) return
  const order = await findOrder(tx, orderId)
  if (!order) throw new Error(`There is no order ${orderId}.`)
  const mail = { kind: 'invoice-issued', subjectId: invoiceId, cause: invoiceId } as const
  await enqueueMails(tx, [{ ...mail, language: order.language }], at)
}
