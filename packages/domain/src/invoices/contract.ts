import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { invoiceKinds } from './kinds.ts'
import { taxDataForm } from './tax-data.ts'

export const wireInvoice = z.object({
  id: z.number(),
  /** With its series, `FS-2027/000001`. */
  number: z.string(),
  kind: z.enum(invoiceKinds),
  /** Epoch seconds. */
  issued_at: z.number(),
  base: eurosSchema,
  vat: eurosSchema,
  /** Negative for a rectifying invoice. */
  total: eurosSchema,
  /** Empty on a simplified invoice. */
  recipient: z.string(),
  /** The orders whose payments it has. */
  localizadores: z.array(z.string()),
  /** Numbers of the invoices that it rectifies or takes the place of. */
  of_numbers: z.array(z.string()),
  /** The number of the full invoice that took its place; null for an invoice that counts. */
  replaced_by: z.nullable(z.string()),
})
export type WireInvoice = z.infer<typeof wireInvoice>

/** The invoices of a customer's orders, newest first. Extension. */
export const getInvoices = defineEndpoint({
  name: 'getInvoices',
  subject: 'invoices',
  method: 'GET',
  path: '/users/me/invoices',
  access: 'customer',
  isExtension: true,
  summary: 'The invoices of all orders of the customer, newest first',
  response: { invoices: z.array(wireInvoice) },
})

/** The invoices of one order, newest first. Extension. */
export const getOrderInvoices = defineEndpoint({
  name: 'getOrderInvoices',
  subject: 'invoices',
  method: 'GET',
  path: '/orders/:orderId/invoices',
  access: 'customer',
  isExtension: true,
  summary: 'The invoices of an order, newest first',
  params: z.object({ orderId: z.coerce.number() }),
  response: { invoices: z.array(wireInvoice) },
})

/** A full invoice in place of the simplified ones of an order. Extension. */
export const requestInvoice = defineEndpoint({
  name: 'requestInvoice',
  subject: 'invoices',
  method: 'POST',
  path: '/orders/:orderId/invoice',
  access: 'customer',
  isExtension: true,
  summary: 'A full invoice with tax data, in place of the simplified invoices of an order',
  params: z.object({ orderId: z.coerce.number() }),
  body: taxDataForm,
  response: { invoice: wireInvoice, invoices: z.array(wireInvoice) },
})

/** A customer's invoice as a file, in the language of the request. Extension. */
export const getInvoiceFile = defineEndpoint({
  name: 'getInvoiceFile',
  subject: 'invoices',
  method: 'GET',
  path: '/invoices/:invoiceId/invoice.pdf',
  access: 'customer',
  isExtension: true,
  mediaType: 'application/pdf',
  summary: 'An invoice of the customer',
  params: z.object({ invoiceId: z.coerce.number() }),
  response: {},
})
