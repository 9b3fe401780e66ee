import { isCorrectable, priorRejectionOf } from '@colada/domain/invoices/register'
import type { StaffActor } from '@colada/domain/staff/actor'
import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from '../staff/service.ts'
import { addRecord } from './chain.ts'
import { type InvoiceRecord, loadInvoices } from './repository.ts'
import { invoiceRecords } from './tables.ts'

/** Whether the record of an invoice can be corrected. */
export function canCorrect({ record }: InvoiceRecord): boolean {
  return isCorrectable(record?.state)
}

/** The recipient that a record names; null for a record without one, whose invoice gives no tax identifier. */
export function recordRecipient({ invoice, record }: InvoiceRecord) {
  const recipient = record?.recipient ?? invoice.recipient
  return recipient === null || recipient.taxId === '' ? null : recipient
}

export interface RecordChange {
  readonly invoiceId: number
  /** The recipient's; those of the record when left out, and of no effect for a record without a recipient. */
  readonly name?: string | undefined
  readonly taxId?: string | undefined
  readonly reason: string
}

/**
 * Corrects the record of an invoice that the tax office rejected, or accepted with errors: a further record at the end of the
 * chain, which waits to be sent. Amounts, number and kind are those of the invoice, which does not change. What is wrong on
 * the invoice itself needs a rectifying invoice instead.
 *
 * @throws ApiError `notFound`, `invoiceFinal` for a record that is accepted, waits, or is corrected already
 */
export async function correctRecord(
  tx: Executor,
  actor: StaffActor,
  { invoiceId, name, taxId, reason }: RecordChange,
  at: Date,
): Promise<void> {
  // Locked, so that a second correction reads the record that the first one has added.
  await tx.select().from(invoiceRecords).where(eq(invoiceRecords.invoiceId, invoiceId)).for('update')
  const [found] = await loadInvoices(tx, [invoiceId])
  if (!found) throw new ApiError('notFound')
  const { invoice, record, shares } = found
  if (record === null || !canCorrect(found)) throw new ApiError('invoiceFinal')
  const records = await tx
    .select({ state: invoiceRecords.state })
    .from(invoiceRecords)
    .where(eq(invoiceRecords.invoiceId, invoiceId))
    .orderBy(asc(invoiceRecords.position))
  const known = recordRecipient(found)
  const recipient = known && { ...known, name: name ?? known.name, taxId: taxId ?? known.taxId }
  const priorRejection = priorRejectionOf(records.map(({ state }) => state))
  await addRecord(tx, invoice, at, { corrects: record.position, priorRejection, recipient })
  const subject = { subjectKind: 'invoice', subjectId: invoiceId, orderId: shares[0]!.orderId }
  const before = { position: record.position, state: record.state }
  const after = { prior_rejection: priorRejection }
  await recordAction(tx, actor, { action: 'invoice-record-corrected', ...subject, before, after, reason }, at)
}
