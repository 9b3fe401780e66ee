import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { fromEuros } from '../money/money.ts'
import { paymentWays } from '../payment/ways.ts'
import { decidingRoles } from '../staff/rights.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { languageSchema } from '../wire/language-schema.ts'
import { type ReturnPlace, returnPlaces, withdrawalObstacles, withdrawalOf } from './withdrawal.ts'

/** `received` until operations decide. */
export const withdrawalStates = ['received', 'refunded', 'refused'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

const access = { staff: decidingRoles } as const
const MAX_REASON_CHARACTERS = 300

/** Times in epoch seconds. */
const wireWithdrawal = z.object({
  id: z.number(),
  reference: z.string(),
  received_at: z.number(),
  /** When the refund is due at the latest. */
  refund_before: z.number(),
  name: z.string(),
  email: z.string(),
  /** As typed. */
  localizador: z.string(),
  /** Whether there is an order with this locator. */
  has_order: z.boolean(),
  state: z.enum(withdrawalStates),
})
export type WireWithdrawal = z.infer<typeof wireWithdrawal>

/** What is needed to calculate a withdrawal. Amounts without discounts, VAT included. */
const wireBasis = z.object({
  status: z.number(),
  version: z.number(),
  status_history: z.array(z.number()),
  transport: eurosSchema,
  transport_discount: eurosSchema,
  items_discount: eurosSchema,
  pickup: eurosSchema,
  pickup_discount: eurosSchema,
  delivery: eurosSchema,
  delivery_discount: eurosSchema,
  incidents: eurosSchema,
  lines: z.array(
    z.object({ item_id: z.number(), name: z.string(), quantity: z.number(), total: eurosSchema }),
  ),
  payments: z.array(z.object({ id: z.number(), provider: z.enum(paymentWays), refundable: eurosSchema })),
})
export type WireBasis = z.infer<typeof wireBasis>

/** The withdrawals, those that wait for a decision first, the oldest of them first. */
export const getWithdrawals = defineEndpoint({
  name: 'getWithdrawals',
  subject: 'withdrawals',
  method: 'GET',
  path: '/staff/withdrawals',
  access,
  isExtension: true,
  summary: 'The withdrawals of all customers',
  response: { withdrawals: z.array(wireWithdrawal) },
})

/** A withdrawal with the order that it names, and what its calculation needs. Each request is recorded. */
export const getWithdrawal = defineEndpoint({
  name: 'getWithdrawal',
  subject: 'withdrawals',
  method: 'GET',
  path: '/staff/withdrawals/:id',
  access,
  isExtension: true,
  summary: 'A withdrawal and its order',
  params: z.object({ id: z.coerce.number() }),
  response: {
    withdrawal: wireWithdrawal,
    garments: z.string(),
    language: languageSchema,
    decision: z.nullable(
      z.object({ at: z.number(), by: z.string(), refund: eurosSchema, reason: z.string() }),
    ),
    order: z.nullable(
      z.object({
        /** Whether the statement has the address of the order's customer. */
        is_of_customer: z.boolean(),
        created_at: z.number(),
        /** Why the law gives no right of withdrawal, or no longer; null where it does. */
        obstacle: z.nullable(z.enum(withdrawalObstacles)),
        basis: wireBasis,
      }),
    ),
  },
})

/**
 * Decides a withdrawal. A refund is calculated by {@link withdrawalOf}; `refund` is the amount that was shown, and another
 * one is refused with 1609. 1618: somebody else changed the order, or decided.
 */
export const decideWithdrawal = defineEndpoint({
  name: 'decideWithdrawal',
  subject: 'withdrawals',
  method: 'POST',
  path: '/staff/withdrawals/:id/decision',
  access,
  isExtension: true,
  summary: 'Refund or refuse a withdrawal',
  params: z.object({ id: z.coerce.number() }),
  body: z.object({
    decision: z.enum(['refund', 'refuse']),
    /** The customer reads it. Required for a refusal. */
    reason: z._default(z.string().check(z.trim(), z.maxLength(MAX_REASON_CHARACTERS)), ''),
    /** Of the order; null for a statement without one. */
    version: z._default(z.nullable(z.number()), null),
    /** Garments that are being cleaned, or are clean. */
    in_cleaning: z._default(
      z.array(z.object({ item_id: z.number(), quantity: z.number().check(z.int(), z.minimum(0)) })),
      [],
    ),
    return_to: z._default(z.enum(returnPlaces), 'home'),
    /** With `return_to` `store`: the store where the customer collects the garments. */
    store_id: z._default(z.nullable(z.number()), null),
    /** The refund that was shown. */
    refund: z._default(eurosSchema, 0),
  }),
  response: { withdrawal: wireWithdrawal },
})

/** Calculates a withdrawal from its order, for the preview and for the decision. */
export function calculateWithdrawal(
  basis: WireBasis,
  inCleaning: ReadonlyMap<number, number>,
  returnTo: ReturnPlace,
) {
  return withdrawalOf(
    {
      status: basis.status,
      history: basis.status_history,
      transport: fromEuros(basis.transport),
      transportDiscount: fromEuros(basis.transport_discount),
      itemsDiscount: fromEuros(basis.items_discount),
      pickup: fromEuros(basis.pickup),
      pickupDiscount: fromEuros(basis.pickup_discount),
      delivery: fromEuros(basis.delivery),
      deliveryDiscount: fromEuros(basis.delivery_discount),
      incidents: fromEuros(basis.incidents),
    },
    basis.lines.map(({ item_id: id, quantity, total }) => ({
      quantity,
      total: fromEuros(total),
      inCleaning: Math.min(quantity, inCleaning.get(id) ?? 0),
    })),
    basis.payments.map(({ id, refundable }) => ({ id, refundable: fromEuros(refundable) })),
    returnTo,
  )
}
