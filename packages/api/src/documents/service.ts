export { printInvoice } from './print-invoice.ts'
