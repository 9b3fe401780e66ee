import { nextInvoiceOf } from '@colada/domain/invoices/amounts'
import { isRectifying, rectifyingKind, saleKind } from '@colada/domain/invoices/kinds'
import { addLastStep, type Executor } from '../database/connection.ts'
import { findOrder } from '../orders/service.ts'
import { type InvoiceRow, issueInvoice, type OrderShare } from './issue.ts'
import { lineOf, linesOfOrder } from './lines.ts'
import { mailInvoice } from './mail-invoice.ts'
import { recipientOf } from './recipients.ts'
import { findCounting, loadInvoices } from './repository.ts'

/**
 * Issues and mails the invoice of what the transaction changes in the payments and refunds of an order, as its last step.
 * Called wherever money of an order is taken or given back.
 */
export function invoiceAtEnd(tx: Executor, orderId: number, at: Date): void {
  addLastStep(tx, `invoice of order ${orderId}`, async (ended) => {
    const invoice = await issueDue(ended, orderId, at)
    if (invoice) await mailInvoice(ended, invoice, [orderId], at)
  })
}

/**
 * Issues the difference between what an order has paid, refunds deducted, and what is invoiced of it: the invoice of a sale,
 * or a rectifying one. Does nothing when they are equal, so that a payment that is given back at once has no invoice. The
 * orders of a company on account are on its summary invoice.
 */
export async function issueDue(tx: Executor, orderId: number, at: Date): Promise<InvoiceRow | null> {
  const order = await findOrder(tx, orderId)
  if (!order || order.isOnAccount) return null
  const paid = order.paid - order.refundsTotal
  const issued = await findCounting(tx, orderId)
  const invoiced = {
    total: issued.reduce((sum, { total }) => sum + total, 0),
    vat: issued.reduce((sum, { vat }) => sum + vat, 0),
  }
  if (paid === invoiced.total) return null
  const share = { orderId, ...nextInvoiceOf(order, paid, invoiced) }
  const rows = issued.map(({ invoice }) => invoice)
  if (share.total > 0) {
    const recipient = await recipientOf(tx, order, share.total, rows)
    const isWhole = issued.length === 0 && share.total === order.total
    const lines = isWhole
      ? await linesOfOrder(tx, order)
      : [lineOf(issued.length === 0 ? 'part' : 'later', share.total, order.locator)]
    return issueInvoice(tx, { kind: saleKind(recipient), recipient, shares: [share], lines }, at)
  }
  return rectifyRefunds(tx, share, { locator: order.locator, issued: rows }, at)
}

/**
 * Issues the rectifying invoice of an amount that an order takes back.
 * @param of.issued the invoices of the order that count
 */
export async function rectifyRefunds(
  tx: Executor,
  share: OrderShare,
  { locator, issued }: { readonly locator: string; readonly issued: readonly InvoiceRow[] },
  at: Date,
): Promise<InvoiceRow> {
  const sales = await loadInvoices(
    tx,
    issued.flatMap(({ id, kind }) => (isRectifying(kind) ? [] : [id])),
  )
  const rectified = sales.filter(({ isCorrected }) => !isCorrected).map(({ invoice }) => invoice)
  const latest = rectified.at(-1)!
  return issueInvoice(
    tx,
    {
      kind: rectifyingKind(latest.kind, 'refund'),
      recipient: latest.recipient,
      shares: [share],
      lines: [lineOf('refund', share.total, locator)],
      of: rectified.map(({ id }) => id),
    },
    at,
  )
}
