import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'

/**
 * Deletes the account: ends its sessions and anonymises it. Orders and the billing data that tax law demands stay.
 * Refused with `openOrders` while an order is under way, and with `openBalance` while a company owes something; unused uses
 * of vouchers end.
 */
export const deleteUser = defineEndpoint({
  name: 'deleteUser',
  subject: 'account',
  method: 'DELETE',
  path: '/users/:id',
  access: 'customer-only',
  summary: 'Delete the account',
  params: z.object({ id: z.coerce.number() }),
  response: {},
})

const record = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

const myData = {
  generated_at: z.string(),
  data: z.record(z.string(), z.array(record)),
}

/** Everything stored about the customer, by kind; fields are named as in the responses of the other endpoints. */
export const getMyData = defineEndpoint({
  name: 'getMyData',
  subject: 'account',
  method: 'GET',
  path: '/users/me/data',
  access: 'customer-only',
  isExtension: true,
  summary: 'All data stored about the customer',
  response: myData,
})

/** The same data for a file. A download is recorded in the account's activity, and limited. */
export const downloadMyData = defineEndpoint({
  name: 'downloadMyData',
  subject: 'account',
  method: 'GET',
  path: '/users/me/data/file',
  access: 'customer-only',
  isExtension: true,
  summary: 'All data stored about the customer, to download',
  response: myData,
})
