import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'

/** The receipt of the garments of an order, in the language of the request. Extension. */
export const getReceipt = defineEndpoint({
  name: 'getReceipt',
  subject: 'documents',
  method: 'GET',
  path: '/orders/:locator/receipt.pdf',
  access: 'customer',
  isExtension: true,
  mediaType: 'application/pdf',
  summary: 'The receipt of the garments of an order',
  params: z.object({ locator: z.string() }),
  response: {},
})
