import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { MAX_REFERENCE_CHARACTERS } from '../orders/process.ts'
import { wireOrder } from '../orders/wire-order.ts'
import { counterWays } from '../payment/ways.ts'
import { orderTakingRoles } from '../staff/rights.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { denominations, enteredMovementKinds, MAX_TILLS, movementKinds } from './drawer.ts'

/** Counters of the store of the session; operations of any. */
const drawerUsers = { staff: orderTakingRoles }

const MAX_REASON_CHARACTERS = 300
const MAX_PIECES = 100_000

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REASON_CHARACTERS))

/** Pieces by denomination in cents, such as `{ "5000": 2 }`. */
const wireCount = z.partialRecord(
  z.enum(denominations.map(String)),
  z.number().check(z.int(), z.minimum(0), z.maximum(MAX_PIECES)),
)

const wireMovement = z.object({
  id: z.number(),
  kind: z.enum(movementKinds),
  /** Negative when money leaves the drawer. */
  amount: eurosSchema,
  reason: z.string(),
  /** The order of a sale or a refund. */
  localizador: z.nullable(z.string()),
  staff: z.string(),
  /** Epoch seconds. */
  at: z.number(),
})

/** A drawer. What it should have is shown only when it is counted: the count is blind. */
export const wireDrawer = z.object({
  id: z.number(),
  store_id: z.number(),
  till: z.number(),
  float: eurosSchema,
  opened_by: z.string(),
  opened_at: z.number(),
  movements: z.array(wireMovement),
  /** Null until it is counted. */
  counted: z.nullable(eurosSchema),
  expected: z.nullable(eurosSchema),
  difference: z.nullable(eurosSchema),
  reason: z.string(),
  /** Who counted it. */
  counted_by: z.nullable(z.string()),
  closed_at: z.nullable(z.number()),
  approved_by: z.nullable(z.string()),
})
export type WireDrawer = z.infer<typeof wireDrawer>

/** What 422 and 1603 of a closing add: the count is no longer blind. */
export const wireDifference = z.object({
  expected: eurosSchema,
  counted: eurosSchema,
  difference: eurosSchema,
})

/** What 1606 adds: who opened the drawer of the till, and when. Epoch seconds. */
export const wireOpener = z.object({ opened_by: z.string(), opened_at: z.number() })

/** The drawers that are open or wait for an approval, and those closed last: of the store, for operations of all stores. */
export const getDrawers = defineEndpoint({
  name: 'getDrawers',
  subject: 'counter',
  method: 'GET',
  path: '/staff/drawers',
  access: drawerUsers,
  isExtension: true,
  summary: 'The drawers of the store of the session; operations see those of all stores',
  response: { drawers: z.array(wireDrawer) },
})

export const openDrawer = defineEndpoint({
  name: 'openDrawer',
  subject: 'counter',
  method: 'POST',
  path: '/staff/drawers',
  access: drawerUsers,
  isExtension: true,
  idempotent: true,
  summary: 'Open the drawer of a till with its float',
  body: z.object({
    till: z.number().check(z.int(), z.minimum(1), z.maximum(MAX_TILLS)),
    float: wireCount,
  }),
  response: { drawer: wireDrawer },
})

export const addDrawerMovement = defineEndpoint({
  name: 'addDrawerMovement',
  subject: 'counter',
  method: 'POST',
  path: '/staff/drawers/:id/movements',
  access: drawerUsers,
  isExtension: true,
  idempotent: true,
  summary: 'Pay in or out of a drawer, drop cash, or open it without a sale',
  params: z.object({ id: z.coerce.number() }),
  body: z.object({
    kind: z.enum(enteredMovementKinds),
    /** Without a sign; 0 for `no_sale`. */
    amount: eurosSchema,
    reason,
  }),
  response: { drawer: wireDrawer },
})

/**
 * Counts a drawer and closes it. A large difference needs a reason (422), a larger one the approval of operations: the
 * count is kept, and the answer is 1603.
 */
export const closeDrawer = defineEndpoint({
  name: 'closeDrawer',
  subject: 'counter',
  method: 'POST',
  path: '/staff/drawers/:id/close',
  access: drawerUsers,
  isExtension: true,
  summary: 'Count a drawer and close it',
  params: z.object({ id: z.coerce.number() }),
  body: z.object({
    counted: wireCount,
    reason: z._default(z.string().check(z.trim(), z.maxLength(MAX_REASON_CHARACTERS)), ''),
  }),
  response: { drawer: wireDrawer },
})

export const approveDrawer = defineEndpoint({
  name: 'approveDrawer',
  subject: 'counter',
  method: 'POST',
  path: '/staff/drawers/:id/approve',
  access: { staff: ['operations'] },
  isExtension: true,
  idempotent: true,
  summary: 'Approve the difference of a counted drawer and close it',
  params: z.object({ id: z.coerce.number() }),
  response: { drawer: wireDrawer },
})

/** How money is taken or given at a counter. */
const counterFields = {
  method: z.enum(counterWays),
  /** Of the terminal or the transfer. */
  terminal_ref: z.optional(z.string().check(z.trim(), z.maxLength(MAX_REFERENCE_CHARACTERS))),
  /** The drawer for cash, where several are open. */
  drawer_id: z.optional(z.nullable(z.number())),
}

/** Takes what an accepted order still owes, or a part of it. 1618: somebody else changed the order. */
export const takeOrderPayment = defineEndpoint({
  name: 'takeOrderPayment',
  subject: 'counter',
  method: 'POST',
  path: '/staff/orders/:locator/payments',
  access: drawerUsers,
  isExtension: true,
  idempotent: true,
  summary: 'Take a payment for an order that is not paid in full',
  params: z.object({ locator: z.string() }),
  body: z.object({
    ...counterFields,
    version: z.number(),
    /** All that is owed if it is missing. */
    amount: z.optional(z.nullable(eurosSchema)),
    /** Exactly the amount if it is missing. */
    cash_received: z.optional(z.nullable(eurosSchema)),
  }),
  response: { order: wireOrder, version: z.number(), change_given: eurosSchema },
})

/** Refunds of payments at counters, which staff give back: cash in any store. */
export const getCounterRefunds = defineEndpoint({
  name: 'getCounterRefunds',
  subject: 'counter',
  method: 'GET',
  path: '/staff/refunds',
  access: drawerUsers,
  isExtension: true,
  summary: 'Refunds that wait for a counter',
  query: z.object({ locator: z.optional(z.string()) }),
  response: {
    refunds: z.array(
      z.object({
        id: z.number(),
        localizador: z.string(),
        method: z.enum(counterWays),
        amount: eurosSchema,
        /** Epoch seconds. */
        created_at: z.number(),
      }),
    ),
  },
})

export const payOutRefund = defineEndpoint({
  name: 'payOutRefund',
  subject: 'counter',
  method: 'POST',
  path: '/staff/refunds/:id/pay_out',
  access: drawerUsers,
  isExtension: true,
  idempotent: true,
  summary: 'Record that a refund was given back at a counter',
  params: z.object({ id: z.coerce.number() }),
  body: z.object(counterFields),
  response: { localizador: z.string(), amount: eurosSchema },
})
