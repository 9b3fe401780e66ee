import { isRectifying } from '@colada/domain/invoices/kinds'
import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import type { MailOf } from '@colada/mails'
import { findCustomer } from '../account/service.ts'
import type { Db } from '../database/connection.ts'
import { printInvoice } from '../documents/service.ts'
import type { Attachment, Mail } from '../gateways/mailer.ts'
import { type InvoiceRecord, loadInvoices, numberOf } from '../invoices/service.ts'
import { createMail, type OutboxMail } from '../mail/service.ts'
import { findOrder } from '../orders/service.ts'

export interface InvoiceMailSource {
  readonly db: Db
  readonly publicUrl: string
  /** Where the tax office confirms invoices: the address in their QR codes. */
  readonly qrService: string
}

/** An invoice as a mail has it. */
export interface MailedInvoice {
  readonly record: InvoiceRecord
  readonly number: string
  /** Where the customer finds all invoices. */
  readonly url: string
  readonly file: Attachment
}

/** Prints an invoice for a mail: the bytes are those that its customer downloads, since it never changes. */
export async function mailedInvoice(
  { db, publicUrl, qrService }: InvoiceMailSource,
  invoiceId: number,
  language: Language,
): Promise<MailedInvoice> {
  const [record] = await loadInvoices(db, [invoiceId])
  if (!record) throw new Error(`There is no invoice ${invoiceId}.`)
  const { name, content } = await printInvoice({ record, language, qrService })
  return {
    record,
    number: numberOf(record.invoice),
    url: publicUrl + routePath(language, 'Invoices'),
    file: { filename: name, contentType: 'application/pdf', content },
  }
}

/** Renders the mail with an invoice that no other mail has. */
export async function createInvoiceMail(
  deps: InvoiceMailSource,
  { subjectId, language }: OutboxMail<'invoice-issued'>,
): Promise<Mail> {
  const { record, number, url, file } = await mailedInvoice(deps, subjectId, language)
  const order = await findOrder(deps.db, record.shares[0]!.orderId)
  const customer = order && (await findCustomer(deps.db, order.userId))
  if (!customer) throw new Error(`Invoice ${subjectId} has no customer.`)
  const { firstName, email } = customer
  return createMail(
    {
      to: { name: firstName, address: email },
      messageId: `<invoice-${subjectId}@${new URL(deps.publicUrl).hostname}>`,
      files: [file],
    },
    {
      kind: 'invoice',
      language,
      firstName,
      number,
      type: typeOf(record),
      total: record.invoice.total,
      orders: record.shares.map(({ locator }) => locator),
      of: record.of.map(numberOf),
      invoicesUrl: url,
    },
  )
}

function typeOf({ invoice: { kind, recipient } }: InvoiceRecord): MailOf<'invoice'>['type'] {
  if (isRectifying(kind)) return 'rectifying'
  return recipient === null ? 'simplified' : 'full'
}
