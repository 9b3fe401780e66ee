import * as z from 'zod/mini'
import { wireCartItem } from '../cart/contract.ts'
import { eurosSchema } from '../money/euros-schema.ts'
import { cancellationFaults } from '../orders/cancellation.ts'
import { timelineEvent } from '../orders/timeline.ts'
import { wireOrder } from '../orders/wire-order.ts'
import { paidCard } from '../payment/paid-card.ts'
import { paymentWays } from '../payment/ways.ts'
import { zoneIds } from '../schedule/zone-ids.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { languageSchema } from '../wire/language-schema.ts'
import { pinField } from './contract.ts'
import { orderReaderRoles } from './rights.ts'

const orderReaders = { staff: orderReaderRoles } as const

/** A shorter search matches too many customers. */
export const MIN_SEARCH_CHARACTERS = 3
const MAX_SEARCH_CHARACTERS = 100
const MAX_REASON_CHARACTERS = 300
/** Orders of a page. */
export const STAFF_ORDERS_PAGE = 50

const MAX_ID = 2_147_483_647

/** What staff type to find customers and orders. */
export const searchText = z
  .string()
  .check(z.trim(), z.minLength(MIN_SEARCH_CHARACTERS), z.maxLength(MAX_SEARCH_CHARACTERS))

const onlyThose = z.optional(z.literal('1'))

const wireCustomer = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: languageSchema,
  /** Empty for a private customer. */
  business_name: z.string(),
})

/** `store_id` is null for a leg by van; at a store the day is the first one. */
const wireListedLeg = z.nullable(
  z.object({
    date: z.string(),
    start: z.string(),
    end: z.string(),
    store_id: z._default(z.nullable(z.number()), null),
  }),
)

/** An order of the list. Times in epoch seconds. */
export const wireListedOrder = z.object({
  localizador: z.string(),
  status: z.number(),
  created_at: z.number(),
  customer: wireCustomer,
  is_business: z.boolean(),
  /** Of the delivery; null for packs. */
  zone: z.nullable(z.enum(zoneIds)),
  pickup: wireListedLeg,
  delivery: wireListedLeg,
  precio: eurosSchema,
  /** What the customer still owes. */
  precio_pendiente: eurosSchema,
  has_incident: z.boolean(),
})
export type WireListedOrder = z.infer<typeof wireListedOrder>

export const getStaffOrders = defineEndpoint({
  name: 'getStaffOrders',
  subject: 'staff',
  method: 'GET',
  path: '/staff/orders',
  access: orderReaders,
  isExtension: true,
  summary: 'The orders of all customers, a page of them',
  query: z.object({
    /** Status codes, separated by commas. */
    status: z.optional(z.string().check(z.regex(/^\d{1,2}(,\d{1,2}){0,20}$/))),
    zone: z.optional(z.enum(zoneIds)),
    /** The store that took the order. */
    store: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_ID))),
    /** A store that took the order, or where the customer collects it. */
    at_store: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_ID))),
    /** The day of the pickup or the delivery. */
    date: z.optional(z.iso.date()),
    unpaid: onlyThose,
    incident: onlyThose,
    business: onlyThose,
    /** The start of a locator or an e-mail address, or parts of a phone number or a name. */
    q: z.optional(searchText),
    sort: z._default(z.enum(['newest', 'oldest']), 'newest'),
    /** `next` of the page before. */
    after: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_ID))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), STAFF_ORDERS_PAGE),
  }),
  response: {
    orders: z.array(wireListedOrder),
    /** The cursor of the next page; null on the last one. */
    next: z.nullable(z.number()),
  },
})

/** The kinds of mails about orders. */
const orderMailKinds = [
  'order-confirmation',
  'order-change',
  'order-payment-failed',
  'order-refund',
  'order-progress',
  'order-incident-answered',
  'order-cancelled',
  'order-claim-received',
  'order-claim-decided',
  'order-storage',
  'order-reminder',
] as const

/** An entry of the ledger of an order. Returned money is positive, too; `kind` says the direction. */
const wireLedgerEntry = z.object({
  kind: z.enum(['payment', 'refund']),
  provider: z.enum(paymentWays),
  /** Null until it is known, and for other ways. */
  card: z.nullable(paidCard),
  amount: eurosSchema,
  /** Of a payment, or `waiting` and `done` of a refund. `mismatched`: the capture differs from the request. */
  status: z.enum(['open', 'succeeded', 'cancelled', 'mismatched', 'waiting', 'done']),
  /** Of a refund. */
  reason: z.nullable(z.string()),
  created_at: z.number(),
  /** When the money was captured or returned. */
  done_at: z.nullable(z.number()),
})

export const getStaffOrder = defineEndpoint({
  name: 'getStaffOrder',
  subject: 'staff',
  method: 'GET',
  path: '/staff/orders/:locator',
  access: orderReaders,
  isExtension: true,
  summary: 'Everything of an order',
  description: 'Each request is recorded with the staff member who sends it.',
  params: z.object({ locator: z.string() }),
  response: {
    order: wireOrder,
    /** What writes of staff carry: another one means that somebody changed the order. */
    version: z.number(),
    /** The statuses to which the member may move it. */
    allowed: z.array(z.number()),
    /** What a cancellation would return now; null when the member may not cancel it. */
    cancellation: z.nullable(
      z.object({
        refund: eurosSchema,
        /** When it is the shop's fault. */
        refund_by_shop: eurosSchema,
        /** The garments are with the shop, which has to return them. */
        return_due: z.boolean(),
      }),
    ),
    zone: z.nullable(z.enum(zoneIds)),
    /** Since when finished garments wait for their owner, and what is not charged yet; null while they do not wait. */
    storage: z.nullable(z.object({ since: z.string(), days: z.number(), fee: eurosSchema })),
    customer: wireCustomer,
    /** What happened to it, oldest first; payments and refunds for roles that see the ledger. */
    timeline: z.array(timelineEvent),
    /** Solved ones, too. */
    incidents: z.array(
      z.object({
        description: z.string(),
        created_at: z.number(),
        solved_at: z.nullable(z.number()),
      }),
    ),
    /** Null for roles that do not see it. */
    ledger: z.nullable(z.array(wireLedgerEntry)),
    mails: z.array(
      z.object({
        kind: z.enum(orderMailKinds),
        status: z.enum(['waiting', 'sent', 'given-up']),
        created_at: z.number(),
        sent_at: z.nullable(z.number()),
      }),
    ),
  },
})

/**
 * Moves an order as its roles may. 1602: the PIN is missing or wrong, 1603: somebody else has to approve it, 1618: somebody
 * else changed the order, 1620: it is not paid.
 */
export const moveStaffOrder = defineEndpoint({
  name: 'moveStaffOrder',
  subject: 'staff',
  method: 'POST',
  path: '/staff/orders/:locator/status',
  access: orderReaders,
  isExtension: true,
  summary: 'Move an order to another status',
  params: z.object({ locator: z.string() }),
  body: z.object({
    status: z.number(),
    version: z.number(),
    reason: z._default(z.string().check(z.trim(), z.maxLength(MAX_REASON_CHARACTERS)), ''),
    /** With an incident: garments that were found and not paid for. */
    missing_items: z._default(z.array(wireCartItem), []),
    /** With a cancellation: the shop's fault returns everything. */
    fault: z.optional(z.enum(cancellationFaults)),
    pin: z.optional(pinField),
  }),
  response: { localizador: z.string(), from: z.number(), to: z.number() },
})
