import { createHash } from 'node:crypto'
import { invoiceNumber } from '@colada/domain/invoices/kinds'
import { hashInput, issueDate } from '@colada/domain/invoices/record'
import type { Executor } from '../database/connection.ts'
import { invoiceChain, invoiceRecords, type invoices } from './tables.ts'

type InvoiceRow = typeof invoices.$inferSelect
type RecordRow = typeof invoiceRecords.$inferSelect

/** What a record has that corrects another one of its invoice. */
export type RecordCorrection = Pick<RecordRow, 'corrects' | 'priorRejection' | 'recipient'>

/** Returns the hash of the record of an invoice (Orden HAC/1177/2024, art. 13). */
export function hashOf(
  { issuer, series, number, issuedAt, kind, vat, total }: InvoiceRow,
  previousHash: string,
  generatedAt: Date,
): string {
  const record = {
    taxId: issuer.taxId,
    number: invoiceNumber(series, number),
    issuedOn: issueDate(issuedAt),
    kind,
    vat,
    total,
    previousHash,
    generatedAt,
  }
  return createHash('sha256').update(hashInput(record), 'utf8').digest('hex').toUpperCase()
}

/** Adds the record of an invoice to the chain, whose end stays locked until the transaction ends. */
export async function addRecord(
  tx: Executor,
  invoice: InvoiceRow,
  at: Date,
  correction?: RecordCorrection,
): Promise<void> {
  const [end] = await tx.select().from(invoiceChain).for('update')
  const { position: last, hash: previousHash, generatedAt: before } = end!
  // Times of records do not decrease, though the transactions began in another order.
  const generatedAt = before !== null && before > at ? before : at
  const position = last + 1
  const hash = hashOf(invoice, previousHash, generatedAt)
  const record = { position, invoiceId: invoice.id, previousHash, hash, generatedAt }
  await tx.insert(invoiceRecords).values({ ...record, ...correction })
  await tx.update(invoiceChain).set({ position, hash, generatedAt })
}
