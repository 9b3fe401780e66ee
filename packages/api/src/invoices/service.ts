export { invoiceAtEnd, rectifyRefunds } from './due.ts'
export { type InvoiceRow, issueInvoice, type NewInvoice } from './issue.ts'
export { lineOf } from './lines.ts'
export { mailInvoice } from './mail-invoice.ts'
export {
  findCounting,
  type InvoiceRecord,
  listInvoiceIds,
  loadInvoices,
  numberOf,
  sumInvoiced,
} from './repository.ts'
export { sendRecords } from './sending.ts'
export { saveInvoiceSettings } from './settings.ts'
