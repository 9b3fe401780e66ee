import type { Recipient } from '@colada/domain/invoices/kinds'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import type { Executor } from '../database/connection.ts'
import { lockOrder } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordServed } from '../staff/service.ts'
import { type InvoiceRow, issueInvoice } from './issue.ts'
import { lineOf, linesOfOrder } from './lines.ts'
import { mailInvoice } from './mail-invoice.ts'
import { findCounting } from './repository.ts'

/**
 * Issues a full invoice in place of the simplified ones of an order, and of what was rectified of them. They stay, and no
 * longer count: books have one total. Its customer gets it by mail.
 *
 * @throws ApiError `notFound` for another customer's order, `invoiceFinal` for an order without a simplified invoice, or
 * whose money was given back
 */
export async function issueFullInvoice(
  tx: Executor,
  { actor, orderId, recipient }: { actor: ActorForCustomer; orderId: number; recipient: Recipient },
  at: Date,
): Promise<InvoiceRow> {
  const order = await lockOrder(tx, orderId)
  // Another customer's order is reported as not found, like an unknown one (trust 4).
  if (order?.userId !== actor.userId) throw new ApiError('notFound')
  const issued = await findCounting(tx, orderId)
  const simplified = issued.filter(({ invoice: { kind } }) => kind === 'F2' || kind === 'R5')
  const total = simplified.reduce((sum, share) => sum + share.total, 0)
  const vat = simplified.reduce((sum, share) => sum + share.vat, 0)
  if (total <= 0) throw new ApiError('invoiceFinal')
  const first = simplified[0]!.invoice
  const lines =
    total === order.total && simplified.length === issued.length
      ? await linesOfOrder(tx, order)
      : [lineOf('part', total, order.locator)]
  const invoice = await issueInvoice(
    tx,
    {
      kind: 'F3',
      recipient,
      shares: [{ orderId, total, vat }],
      lines,
      operationDate: first.operationDate,
      of: simplified.map(({ invoice: { id } }) => id),
    },
    at,
  )
  await mailInvoice(tx, invoice, [orderId], at)
  const issuedFull = { action: 'invoice-issued', subjectKind: 'invoice', subjectId: invoice.id } as const
  await recordServed(tx, actor, { ...issuedFull, orderId }, at)
  return invoice
}
