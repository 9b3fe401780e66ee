import { interpolate, messages } from '../locales/messages.ts'
import { createInvoice } from './invoice-a4.ts'
import { invoiceOf, type InvoiceSubject } from './invoice-content.ts'
import type { Document } from './print.ts'
import { loadQrCode } from './qr-code.ts'

/** Prints an invoice. An invoice has the same bytes each time, since it never changes. */
export async function printInvoice(subject: InvoiceSubject): Promise<Document> {
  const content = invoiceOf(subject)
  const encode = content.qr === null ? null : await loadQrCode()
  return {
    // A file name has no slash.
    name: interpolate(messages[subject.language].documents.invoice.file, {
      number: content.number.replace('/', '-'),
    }),
    content: await createInvoice(content, content.qr === null || encode === null ? null : encode(content.qr)),
  }
}
