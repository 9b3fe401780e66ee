import type { InvoiceMessages } from './es-invoices.ts'

/** English messages of invoices: their files, and the lines that are no garments. */
export const invoices = {
  document: {
    simplified: 'Simplified invoice',
    full: 'Invoice',
    rectifying: 'Rectifying invoice',
    file: 'invoice-{number}.pdf',
    issued: 'Date of issue',
    operation: 'Date of supply',
    orders: 'Order',
    item: 'Description',
    amount: 'Amount with VAT',
    base: 'Taxable amount',
    vat: 'VAT ({percent}%)',
    total: 'Total',
    rectifies: 'Rectifies, by the difference: {numbers}.',
    replaces: 'Replaces the simplified invoice {numbers}.',
    reason: 'Reason: {reason}.',
    refundReason: 'refund',
    qr: 'QR code to check this invoice with the Spanish tax office',
  },
  lines: {
    transport: 'Pickup and delivery',
    charges: 'Charges',
    discount: 'Discount',
    order: 'Order {locator}',
    part: 'Laundry, order {locator}',
    later: 'Addition to or change of order {locator}',
    refund: 'Refund of order {locator}',
    correction: 'Correction of the tax details, order {locator}',
  },
} satisfies InvoiceMessages
