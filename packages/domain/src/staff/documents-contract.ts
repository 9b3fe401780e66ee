import * as z from 'zod/mini'
import { receiptFormats } from '../documents/receipt-format.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { languageSchema } from '../wire/language-schema.ts'
import { orderReaderRoles } from './rights.ts'

const orderReaders = { staff: orderReaderRoles } as const
const description = 'Each request is recorded with the staff member who sends it.'

/** The receipt of the garments of any order, for the printer of a store. */
export const getStaffReceipt = defineEndpoint({
  name: 'getStaffReceipt',
  subject: 'documents',
  method: 'GET',
  path: '/staff/orders/:locator/receipt.pdf',
  access: orderReaders,
  isExtension: true,
  mediaType: 'application/pdf',
  summary: 'The receipt of the garments of an order, on a sheet or a roll',
  description,
  params: z.object({ locator: z.string() }),
  query: z.object({
    format: z._default(z.enum(receiptFormats), 'a4'),
    /** That of the order by default. */
    language: z.optional(languageSchema),
  }),
  response: {},
})

/** The labels of the garments of any order, 62 × 29 mm, one for each piece. */
export const getStaffLabels = defineEndpoint({
  name: 'getStaffLabels',
  subject: 'documents',
  method: 'GET',
  path: '/staff/orders/:locator/labels.pdf',
  access: orderReaders,
  isExtension: true,
  mediaType: 'application/pdf',
  summary: 'The labels of the garments of an order',
  description,
  params: z.object({ locator: z.string() }),
  query: z.object({
    /** That of the request by default. */
    language: z.optional(languageSchema),
  }),
  response: {},
})
