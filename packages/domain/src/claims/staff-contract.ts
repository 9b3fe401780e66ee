import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { orderTakingRoles } from '../staff/rights.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { claimActions } from './claim.ts'
import { wireClaim, wireClaimedGarment } from './contract.ts'

const claimStaff = { staff: orderTakingRoles } as const

const MAX_TEXT_CHARACTERS = 500

const text = z._default(z.string().check(z.trim(), z.maxLength(MAX_TEXT_CHARACTERS)), '')

/** A claim as staff see it. */
export const wireStaffClaim = z.extend(wireClaim, {
  localizador: z.string(),
  customer: z.string(),
  /** What the shop does next; null as `due`. */
  step: z.nullable(z.enum(['answer', 'search', 'pay'])),
  is_overdue: z.boolean(),
})
export type WireStaffClaim = z.infer<typeof wireStaffClaim>

/** A claim with everything that its decision needs. */
export const wireStaffClaimDetail = z.extend(wireStaffClaim, {
  garments: z.array(
    z.extend(wireClaimedGarment, {
      /** Price of the service for its pieces. */
      service: eurosSchema,
      /** Percent of its value by its age. */
      percent: z.number(),
      /** What its compensation follows from, and the compensation. */
      basis: z.enum(['agreed', 'age', 'cap']),
      compensation: eurosSchema,
    }),
  ),
  is_lost_order: z.boolean(),
  /** What the rules give. */
  computed: eurosSchema,
  /** The highest amount without an appraisal. */
  maximum: eurosSchema,
  message: z.string(),
  /** Why the customer disputes the amount; empty otherwise. */
  dispute: z.string(),
  /** Data URLs, JPEG. */
  pictures: z.array(z.string()),
  /** What a colleague recommends, and who; null without. */
  proposed: z.nullable(eurosSchema),
  proposed_by: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  appraisal: z.string(),
  /** Where the transfer goes; empty once it is paid. */
  iban: z.string(),
  holder: z.string(),
  reference: z.string(),
  /** What the member may do with it now. */
  allowed: z.array(z.enum(claimActions)),
})
export type WireStaffClaimDetail = z.infer<typeof wireStaffClaimDetail>

/** Claims of all customers: those that run, the most urgent first, or those that have ended, newest first. */
export const getStaffClaims = defineEndpoint({
  name: 'getStaffClaims',
  subject: 'claims',
  method: 'GET',
  path: '/staff/claims',
  access: claimStaff,
  isExtension: true,
  summary: 'The claims of all customers',
  query: z.object({
    ended: z.optional(z.literal('1')),
    /** Of one order. */
    locator: z.optional(z.string()),
  }),
  response: { claims: z.array(wireStaffClaim) },
})

export const getStaffClaim = defineEndpoint({
  name: 'getStaffClaim',
  subject: 'claims',
  method: 'GET',
  path: '/staff/claims/:id',
  access: claimStaff,
  isExtension: true,
  summary: 'Everything of a claim',
  params: z.object({ id: z.coerce.number() }),
  response: { claim: wireStaffClaimDetail },
})

/**
 * Does something with a claim. A counter recommends an amount, operations decide; above 200.00 an appraisal and another
 * member's recommendation of the same amount are required (1603). 1618: the claim has changed meanwhile.
 */
export const updateStaffClaim = defineEndpoint({
  name: 'updateStaffClaim',
  subject: 'claims',
  method: 'PUT',
  path: '/staff/claims/:id',
  access: claimStaff,
  isExtension: true,
  summary: 'Search, propose, decide, refuse, close or pay a claim',
  params: z.object({ id: z.coerce.number() }),
  body: z.object({
    version: z.number(),
    action: z.enum(claimActions),
    /** With `propose` and `decide`; what the rules give by default. */
    amount: z.optional(z.nullable(eurosSchema)),
    /** With `propose` and `decide`: values of one piece that the receipt states, by garment of the claim. */
    agreed: z._default(
      z
        .array(z.object({ id: z.number(), value: z.nullable(eurosSchema.check(z.minimum(0))) }))
        .check(z.maxLength(500)),
      [],
    ),
    /** The file of an appraiser. */
    appraisal: text,
    /** With `refuse`: why. The customer reads it. */
    reason: text,
    /** With `pay`: of the transfer. */
    reference: text,
  }),
  response: { claim: wireStaffClaimDetail },
})
