import { isRectifying, rectifyingKind, type Recipient, saleKind } from '@colada/domain/invoices/kinds'
import type { StaffActor } from '@colada/domain/staff/actor'
import type { Executor } from '../database/connection.ts'
import { lockOrder } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from '../staff/service.ts'
import { issueInvoice } from './issue.ts'
import { lineOf } from './lines.ts'
import { mailInvoice } from './mail-invoice.ts'
import { findCounting, type InvoiceRecord, loadInvoices } from './repository.ts'

/** Whether the tax data of an invoice can be corrected: it names a recipient, counts, and is not corrected yet. */
export function canRectify({ invoice, replacedBy, isCorrected }: InvoiceRecord): boolean {
  return invoice.recipient !== null && !isRectifying(invoice.kind) && replacedBy === null && !isCorrected
}

export interface Correction {
  readonly invoiceId: number
  readonly recipient: Recipient
  readonly reason: string
}

/**
 * Corrects the tax data of a full invoice: a rectifying invoice takes back what counts of it, and a new one has the right
 * data. The customer gets both by mail. Returns their ids, the new one first.
 *
 * @throws ApiError `notFound`, `invoiceFinal` for a simplified or rectifying invoice, one that no longer counts, or one
 * whose money was given back
 */
export async function rectify(
  tx: Executor,
  actor: StaffActor,
  { invoiceId, recipient, reason }: Correction,
  at: Date,
): Promise<readonly number[]> {
  const [found] = await loadInvoices(tx, [invoiceId])
  if (!found) throw new ApiError('notFound')
  for (const { orderId } of found.shares.toSorted((a, b) => a.orderId - b.orderId))
    await lockOrder(tx, orderId)
  // Read again: another correction may have been faster.
  const [locked] = await loadInvoices(tx, [invoiceId])
  if (!locked || !canRectify(locked)) throw new ApiError('invoiceFinal')
  const { invoice } = locked
  const shares = []
  for (const share of locked.shares) {
    const refunds = (await findRefundsOf(tx, share.orderId, invoiceId)).map(({ total, vat }) => ({
      total,
      vat,
    }))
    const total = refunds.reduce((sum, refund) => sum + refund.total, share.total)
    const vat = refunds.reduce((sum, refund) => sum + refund.vat, share.vat)
    if (total > 0) shares.push({ orderId: share.orderId, total, vat })
  }
  if (shares.length === 0) throw new ApiError('invoiceFinal')
  const locators = locked.shares.map(({ locator }) => locator).join(', ')
  const total = shares.reduce((sum, share) => sum + share.total, 0)
  const common = { operationDate: invoice.operationDate, reason }
  const back = await issueInvoice(
    tx,
    {
      ...common,
      kind: rectifyingKind(invoice.kind, 'error'),
      recipient: invoice.recipient,
      shares: shares.map((share) => ({ ...share, total: -share.total, vat: -share.vat })),
      lines: [lineOf('correction', -total, locators)],
      of: [invoice.id],
    },
    at,
  )
  const isWhole = total === invoice.total
  const corrected = await issueInvoice(
    tx,
    {
      kind: saleKind(recipient),
      operationDate: invoice.operationDate,
      recipient,
      shares,
      lines: isWhole ? invoice.lines : [lineOf('part', total, locators)],
    },
    at,
  )
  const [orderId, ...others] = shares.map((share) => share.orderId)
  for (const issued of [back, corrected]) await mailInvoice(tx, issued, [orderId!, ...others], at)
  const subject = { subjectKind: 'invoice', subjectId: invoice.id, orderId: locked.shares[0]!.orderId }
  const after = { rectifying: back.id, corrected: corrected.id }
  await recordAction(tx, actor, { action: 'invoice-rectified', ...subject, after, reason }, at)
  return [corrected.id, back.id]
}

/** Returns the parts of an order in the rectifying invoices of one of its invoices. */
async function findRefundsOf(tx: Executor, orderId: number, invoiceId: number) {
  const issued = await findCounting(tx, orderId)
  const rectifying = await loadInvoices(
    tx,
    issued.filter(({ invoice }) => isRectifying(invoice.kind)).map(({ invoice }) => invoice.id),
  )
  return rectifying
    .filter(({ of }) => of.some(({ id }) => id === invoiceId))
    .flatMap(({ shares }) => shares.filter((share) => share.orderId === orderId))
}
