import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { pinField } from '../staff/contract.ts'
import { orderTakingRoles } from '../staff/rights.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { goodwillWays } from './goodwill.ts'

const access = { staff: orderTakingRoles } as const

const MAX_REASON_CHARACTERS = 300
const MIN_EUROS = 0.01

/** What an order got, or is to get, as goodwill. */
const wireGoodwill = z.object({
  amount: eurosSchema,
  method: z.enum(goodwillWays),
  reason: z.string(),
  /** Who gave or proposed it. */
  staff: z.string(),
  /** Epoch seconds. */
  at: z.number(),
})
export type WireGoodwill = z.infer<typeof wireGoodwill>

export const getOrderGoodwill = defineEndpoint({
  name: 'getOrderGoodwill',
  subject: 'counter',
  method: 'GET',
  path: '/staff/orders/:locator/goodwill',
  access,
  isExtension: true,
  summary: 'What an order got as goodwill, and what it may get',
  params: z.object({ locator: z.string() }),
  response: {
    /** What is paid, and neither returned nor credited. */
    refundable: eurosSchema,
    /** Oldest first. */
    given: z.array(wireGoodwill),
    /** What waits for a second person. */
    proposal: z.nullable(wireGoodwill),
  },
})

/**
 * Gives money back, or credit, out of goodwill. A counter gives up to 10.00 of an order, operations more: above 50.00 with
 * the PIN (1602), above 200.00 the first request is stored as a proposal (1603), which another person of operations approves with the same request. 1607: more
 * than is paid. 1618: somebody else changed the order.
 */
export const giveGoodwill = defineEndpoint({
  name: 'giveGoodwill',
  subject: 'counter',
  method: 'POST',
  path: '/staff/orders/:locator/goodwill',
  access,
  isExtension: true,
  idempotent: true,
  summary: 'Give a refund or a credit out of goodwill',
  params: z.object({ locator: z.string() }),
  body: z.object({
    version: z.number(),
    amount: eurosSchema.check(z.minimum(MIN_EUROS)),
    method: z.enum(goodwillWays),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REASON_CHARACTERS)),
    /** Above 50.00 (1602). */
    pin: z.optional(pinField),
  }),
  response: { amount: eurosSchema, version: z.number() },
})
