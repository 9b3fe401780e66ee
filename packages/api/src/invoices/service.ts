export { invoiceAtEnd } from './due.ts'
export { type InvoiceRow, issueInvoice, type NewInvoice } from './issue.ts'
export { type InvoiceRecord, listInvoiceIds, loadInvoices, numberOf } from './repository.ts'
export { saveInvoiceSettings } from './settings.ts'
