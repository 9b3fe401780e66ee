import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { orderTakingRoles } from '../staff/rights.ts'
import { defineEndpoint } from '../wire/endpoint.ts'

const MAX_REASON_CHARACTERS = 300

/** Charges the storage of garments before they are handed over, or waives it. 1618: somebody else changed the order. */
export const chargeStorage = defineEndpoint({
  name: 'chargeStorage',
  subject: 'counter',
  method: 'POST',
  path: '/staff/orders/:locator/storage',
  access: { staff: orderTakingRoles },
  isExtension: true,
  summary: 'Charge or waive the storage of an order',
  params: z.object({ locator: z.string() }),
  body: z.object({
    version: z.number(),
    /** Whether it is not charged; needs a reason. */
    waive: z._default(z.boolean(), false),
    reason: z._default(z.string().check(z.trim(), z.maxLength(MAX_REASON_CHARACTERS)), ''),
  }),
  response: { charged: eurosSchema, version: z.number() },
})

/** Orders whose garments have waited for 180 days or more, the longest first. Nothing is disposed of by the system. */
export const getStoredOrders = defineEndpoint({
  name: 'getStoredOrders',
  subject: 'counter',
  method: 'GET',
  path: '/staff/storage',
  access: { staff: ['operations'] },
  isExtension: true,
  summary: 'Orders that were stored for longer than the terms allow',
  response: {
    orders: z.array(
      z.object({
        localizador: z.string(),
        customer: z.string(),
        phone: z.string(),
        /** `YYYY-MM-DD`. */
        since: z.string(),
        days: z.number(),
      }),
    ),
  },
})
