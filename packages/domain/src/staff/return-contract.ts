import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import { orderReaderRoles } from './rights.ts'

/** Records that the garments of a cancelled order are back with their customer. 1618: somebody else changed the order. */
export const returnGarments = defineEndpoint({
  name: 'returnGarments',
  subject: 'staff',
  method: 'POST',
  path: '/staff/orders/:locator/return',
  access: { staff: orderReaderRoles },
  isExtension: true,
  summary: 'Record the return of a cancelled order’s garments',
  params: z.object({ locator: z.string() }),
  body: z.object({ version: z.number() }),
  response: {},
})

/**
 * Changes the return of a cancelled order to a store, where its customer collects the garments; its place is free. 1618:
 * somebody else changed the order.
 */
export const moveReturn = defineEndpoint({
  name: 'moveReturn',
  subject: 'staff',
  method: 'POST',
  path: '/staff/orders/:locator/return_to_store',
  access: { staff: orderReaderRoles },
  isExtension: true,
  summary: 'Change the return of a cancelled order’s garments to a store',
  params: z.object({ locator: z.string() }),
  body: z.object({ version: z.number(), store_id: z.number() }),
  response: {},
})
