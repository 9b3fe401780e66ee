import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { claimAnswerForm } from './claim-form.ts'
import { claimKinds, claimStates, payouts } from './claim.ts'

const picture = z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'picture-format')

export const wireClaimedGarment = z.object({
  id: z.number(),
  name: z.string(),
  quantity: z.number(),
  /** Price of one piece when new. */
  value: eurosSchema,
  age_months: z.number(),
  /** The value of one piece that was agreed on the receipt; null without one. */
  agreed_value: z.nullable(eurosSchema),
})

/** A claim as its customer sees it. Times in epoch seconds, dates `YYYY-MM-DD`. */
export const wireClaim = z.object({
  id: z.number(),
  version: z.number(),
  kind: z.enum(claimKinds),
  state: z.enum(claimStates),
  garments: z.array(wireClaimedGarment),
  created_at: z.number(),
  /** When it reached its state. */
  since: z.number(),
  /** The last day for the shop's next step; null while the customer has to answer, and at the end. */
  due: z.nullable(z.string()),
  /** The last day on which a compensation is paid. */
  pay_before: z.string(),
  /** What is offered, or was paid; null before. */
  amount: z.nullable(eurosSchema),
  /** What of it a refund could return; the rest would need a transfer. */
  refundable: eurosSchema,
  payout: z.nullable(z.enum(payouts)),
  /** What is, or was, transferred. */
  transfer: eurosSchema,
  /** The end of the account for the transfer; empty without one. */
  iban_end: z.string(),
  /** The code of a credit; empty without one. */
  code: z.string(),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
})
export type WireClaim = z.infer<typeof wireClaim>

/**
 * Reports lost or damaged garments of an own order with their value and age, from the pickup until 48 hours after the
 * delivery (1402). The report is a message about the order, too.
 */
export const createClaim = defineEndpoint({
  name: 'createClaim',
  subject: 'claims',
  method: 'POST',
  path: '/claims',
  access: 'customer',
  isExtension: true,
  idempotent: true,
  isMultipart: true,
  summary: 'Report lost or damaged garments of an own order',
  body: z.object({
    order_id: z.optional(z.string()),
    kind: z.optional(z.string()),
    /** JSON: `[{ "product_id", "quantity", "value", "age_months" }]`. */
    garments: z.optional(z.string()),
    message: z.optional(z.string()),
    /** Pictures: JPEG, PNG, WebP, AVIF or GIF. */
    file: z.optional(z.union([picture, z.array(picture)])),
  }),
  response: { claim: wireClaim },
})

/** The claims about an own order, newest first. */
export const getOrderClaims = defineEndpoint({
  name: 'getOrderClaims',
  subject: 'claims',
  method: 'GET',
  path: '/orders/:orderId/claims',
  access: 'customer',
  isExtension: true,
  summary: 'The claims about an order',
  params: z.object({ orderId: z.coerce.number() }),
  response: { claims: z.array(wireClaim) },
})

/** Accepts a proposed compensation and how it is paid, or disputes it. 1618: the claim has changed meanwhile. */
export const answerClaim = defineEndpoint({
  name: 'answerClaim',
  subject: 'claims',
  method: 'PUT',
  path: '/claims/:id',
  access: 'customer-only',
  isExtension: true,
  summary: 'Answer a proposed compensation',
  params: z.object({ id: z.coerce.number() }),
  body: z.extend(claimAnswerForm, { version: z.number() }),
  response: { claim: wireClaim },
})
