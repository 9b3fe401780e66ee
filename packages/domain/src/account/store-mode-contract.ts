import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'

/** Who acts for whom, and where; `store_mode` is null in a session of the customer. */
export const getStoreMode = defineEndpoint({
  name: 'getStoreMode',
  subject: 'account',
  method: 'GET',
  path: '/store_mode',
  access: 'customer',
  isExtension: true,
  summary: 'Store, staff member and customer of store mode',
  response: {
    store_mode: z.nullable(
      z.object({
        lavanderia_id: z.number(),
        /** Name of the staff member; empty for the technical one. */
        staff: z.string(),
        customer: z.object({ name: z.string(), email: z.string() }),
        /** Address of the back office. */
        backoffice_url: z.string(),
      }),
    ),
  },
})
