import { type InvoiceKind, type Recipient, seriesCode, seriesOf } from '@colada/domain/invoices/kinds'
import { issueDate } from '@colada/domain/invoices/record'
import type { Cents } from '@colada/domain/money/money'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import { sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { failPoint } from '../fail-points.ts'
import { addRecord } from './chain.ts'
import { readInvoiceSettings } from './settings.ts'
import { type InvoiceLine, invoiceOrders, invoiceReferences, invoices, invoiceSeriesTable } from './tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** The part of an invoice that is of one order. Cents, negative for a rectifying invoice. */
export interface OrderShare {
  readonly orderId: number
  readonly total: Cents
  readonly vat: Cents
}

/** An invoice to be issued, of one order or of several. */
export interface NewInvoice {
  readonly kind: InvoiceKind
  /** Null for a simplified one. */
  readonly recipient: Recipient | null
  readonly shares: readonly OrderShare[]
  readonly lines: readonly InvoiceLine[]
  /** The day of the sale; that of the invoice by default. */
  readonly operationDate?: CalendarDate
  /** Ids of the invoices that it rectifies, or takes the place of. */
  readonly of?: readonly number[]
  /** Why it rectifies others. */
  readonly reason?: string
}

/**
 * Issues an invoice in the transaction of its cause: takes the next number of its series and, with a register, adds its
 * record to the chain. These are the last locks of a transaction: order → payment → place → coupon → drawer → series → chain.
 */
export async function issueInvoice(tx: Executor, invoice: NewInvoice, at: Date): Promise<InvoiceRow> {
  const { kind, recipient, shares, lines, of = [], reason = '' } = invoice
  const { issuer, register } = await readInvoiceSettings(tx)
  const total = sumOf(shares, 'total')
  const vat = sumOf(shares, 'vat')
  const code = seriesCode(seriesOf(kind, recipient), Number(issueDate(at).slice(0, 4)))
  const { number, issuedAt } = await takeNumber(tx, code, at)
  const [row] = await tx
    .insert(invoices)
    .values({
      series: code,
      number,
      kind,
      issuedAt,
      operationDate: invoice.operationDate ?? issueDate(at),
      issuer,
      recipient,
      lines,
      base: total - vat,
      vat,
      total,
      reason,
      register,
    })
    .returning()
  const invoiceId = row!.id
  await tx.insert(invoiceOrders).values(shares.map((share) => ({ ...share, invoiceId })))
  if (of.length > 0) {
    const reference = kind === 'F3' ? 'replaces' : 'rectifies'
    await tx
      .insert(invoiceReferences)
      .values(of.map((ofId) => ({ invoiceId, ofId, kind: reference }) as const))
  }
  if (register === 'verifactu') await addRecord(tx, row!, at)
  failPoint('invoice-before-commit')
  return row!
}

function sumOf(shares: readonly OrderShare[], part: 'total' | 'vat'): Cents {
  return shares.reduce((sum, share) => sum + share[part], 0)
}

/** Takes the next number of a series in one statement, whose row stays locked until the transaction ends. */
async function takeNumber(
  tx: Executor,
  code: string,
  at: Date,
): Promise<{ readonly number: number; readonly issuedAt: Date }> {
  const { lastNumber, lastIssuedAt } = invoiceSeriesTable
  const [row] = await tx
    .insert(invoiceSeriesTable)
    .values({ code, lastNumber: 1, lastIssuedAt: at })
    .onConflictDoUpdate({
      target: invoiceSeriesTable.code,
      set: {
        lastNumber: sql`${lastNumber} + 1`,
        lastIssuedAt: sql`greatest(${lastIssuedAt}, excluded.last_issued_at)`,
      },
    })
    .returning({ number: lastNumber, issuedAt: lastIssuedAt })
  return row!
}
