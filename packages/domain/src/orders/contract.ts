import * as z from 'zod/mini'
import { wireCartItem } from '../cart/contract.ts'
import { eurosSchema } from '../money/euros-schema.ts'
import { wirePrices } from '../promotions/contract.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { cancellationFaults } from './cancellation.ts'
import { incidentAnswers } from './incident.ts'
import { MAX_REFERENCE_CHARACTERS, type ProcessType, processTypes } from './process.ts'
import { timelineEvent } from './timeline.ts'
import { wireOrder } from './wire-order.ts'

export { toOrder, wireOrder, type WireOrder } from './wire-order.ts'

const storeId = z._default(z.nullable(z.number()), null)
const flag = z.union([z.literal(0), z.literal(1)])

/** Request body of all endpoints that create or change an order (spec 001 §7, Orders and payment). */
const orderBody = z.object({
  user_id: z.optional(z.number()),
  /** Prices shown to the customer; compared with the calculated ones, never used (decisions: Money). */
  prices: wirePrices,
  promo_code: z._default(z.string(), ''),
  observaciones: z._default(z.string(), ''),
  process_type: z._default(z.enum(processTypes), 'reserve_order'),
  es_bono: z._default(flag, 0),
  pickup_address_id: z.nullable(z.number()),
  pickup_time: z.nullable(z.number()),
  delivery_address_id: z.nullable(z.number()),
  delivery_time: z.nullable(z.number()),
  /** A leg at a store, instead of its address and time. Extension. */
  pickup_store_id: storeId,
  delivery_store_id: storeId,
  solve_incident: z._default(flag, 0),
  order_id: z.optional(z.nullable(z.number())),
  items: z.array(wireCartItem),
  /** Of payments at a counter: the cash that the customer gave, exactly the amount if it is missing. Extension. */
  cash_received: z.optional(z.nullable(eurosSchema)),
  /** The reference of the card terminal. Extension. */
  terminal_ref: z.optional(z.string().check(z.trim(), z.maxLength(MAX_REFERENCE_CHARACTERS))),
  /** The drawer for the cash, where several are open. Extension. */
  drawer_id: z.optional(z.nullable(z.number())),
  /** 1 for a company that pays up front although it may order on account. Extension. */
  pay_now: z.optional(flag),
})

/** Changes name an existing order; fields that are `null` stay unchanged. */
const changeBody = (process: ProcessType) =>
  z.extend(orderBody, {
    order_id: z.number(),
    process_type: z._default(z.enum(processTypes), process),
    pickup_address_id: z._default(z.nullable(z.number()), null),
    pickup_time: z._default(z.nullable(z.number()), null),
    delivery_address_id: z._default(z.nullable(z.number()), null),
    delivery_time: z._default(z.nullable(z.number()), null),
    items: z._default(z.array(wireCartItem), []),
  })

const orderResponse = {
  new_order: wireOrder,
  orders: z.array(wireOrder),
  /** What to give back of the cash. Extension. */
  change_given: z.optional(eurosSchema),
}

/** Creates an order in status 1, reserves both slots and returns the amount to pay (spec 001 §7). */
export const reserve = defineEndpoint({
  name: 'reserve',
  subject: 'orders',
  method: 'POST',
  path: '/reserve',
  access: 'customer',
  idempotent: true,
  summary: 'Place an order',
  body: orderBody,
  response: orderResponse,
})

/** Creates an order without slots: packs, and orders taken by store staff at the counter (spec 001 §7). */
export const createOrder = defineEndpoint({
  name: 'createOrder',
  subject: 'orders',
  method: 'POST',
  path: '/orders',
  access: 'customer',
  idempotent: true,
  summary: 'Place an order of packs, or one taken at a store’s counter',
  body: orderBody,
  response: orderResponse,
})

/** Adds garments to an order, or buys those an incident found missing; applied when paid (spec 001 §7). */
export const addItems = defineEndpoint({
  name: 'addItems',
  subject: 'orders',
  method: 'POST',
  path: '/addItems',
  access: 'customer',
  idempotent: true,
  summary: 'Add garments to an order',
  body: changeBody('add_items_to_order'),
  response: orderResponse,
})

/** Reschedules the pickup, and the delivery if one is given (spec 001 §7). */
export const changePickup = defineEndpoint({
  name: 'changePickup',
  subject: 'orders',
  method: 'POST',
  path: '/changePickup',
  access: 'customer',
  idempotent: true,
  summary: 'Reschedule the pickup of an order',
  body: changeBody('change_pickup_to_order'),
  response: orderResponse,
})

/** Reschedules the delivery (spec 001 §7). */
export const changeDelivery = defineEndpoint({
  name: 'changeDelivery',
  subject: 'orders',
  method: 'POST',
  path: '/changeDelivery',
  access: 'customer',
  idempotent: true,
  summary: 'Reschedule the delivery of an order',
  body: changeBody('change_delivery_to_order'),
  response: orderResponse,
})

/** Body of a 409 with code `pricesChanged`: nothing was created; `prices` are the current ones. */
export const pricesChangedBody = z.object({
  status: z.object({ code: z.number(), message: z.string() }),
  prices: wirePrices,
})

export const getOrders = defineEndpoint({
  name: 'getOrders',
  subject: 'orders',
  method: 'GET',
  path: '/orders',
  access: 'customer',
  summary: 'The customer’s orders, oldest first; the client shows them reversed',
  query: z.object({
    order_id: z.optional(z.coerce.number()),
    /** `1` for orders that wait for a payment, or have a change that does. Extension. */
    unpaid: z.optional(z.literal('1')),
  }),
  response: { orders: z.array(wireOrder), server_time: z.number() },
})

export const getOrder = defineEndpoint({
  name: 'getOrder',
  subject: 'orders',
  method: 'GET',
  path: '/orders/:orderId',
  access: 'customer',
  summary: 'One order',
  params: z.object({ orderId: z.coerce.number() }),
  response: {
    orders: z.array(wireOrder),
    /** Epoch seconds; countdowns use the server's clock. Extension. */
    server_time: z.number(),
    /** What happened to it, oldest first. Extension. */
    timeline: z.optional(z.array(timelineEvent)),
    /** Path of the calendar of its visits; empty without them. Extension. */
    calendar_url: z.optional(z.string()),
  },
})

/** A file with the pickup and the delivery of an order for the customer's calendar (RFC 5545). Extension. */
export const getOrderCalendar = defineEndpoint({
  name: 'getOrderCalendar',
  subject: 'orders',
  method: 'GET',
  path: '/orders/:locator/calendar.ics',
  access: 'customer',
  isExtension: true,
  mediaType: 'text/calendar',
  summary: 'The pickup and the delivery of an order as a calendar file',
  params: z.object({ locator: z.string() }),
  response: {},
})

/**
 * Gives up what waits for a payment: cancels an unpaid order, whose garments and code return to the cart, or drops an
 * unpaid change of an order. An order without either is unchanged.
 */
export const abandonPayment = defineEndpoint({
  name: 'abandonPayment',
  subject: 'orders',
  method: 'POST',
  path: '/orders/:orderId/abandonPayment',
  access: 'customer',
  isExtension: true,
  summary: 'Cancel an unpaid order, or drop an unpaid change of one',
  params: z.object({ orderId: z.coerce.number() }),
  response: { orders: z.array(wireOrder), server_time: z.number() },
})

/** Answers an incident about garments that were in the bag but not in the order, other than by buying them. */
export const answerIncident = defineEndpoint({
  name: 'answerIncident',
  subject: 'orders',
  method: 'POST',
  path: '/orders/:orderId/answerIncident',
  access: 'customer',
  isExtension: true,
  summary: 'Have garments brought back uncleaned that were not in the order',
  params: z.object({ orderId: z.coerce.number() }),
  body: z.object({ answer: z.enum(incidentAnswers) }),
  response: { orders: z.array(wireOrder), server_time: z.number() },
})

/** `npm run ops -- order` for a back office. */
export const moveOrder = defineEndpoint({
  name: 'moveOrder',
  subject: 'orders',
  method: 'POST',
  path: '/operations/orders/:locator/status',
  access: 'operations',
  isExtension: true,
  summary: 'Move an order through an allowed transition',
  params: z.object({ locator: z.string() }),
  body: z.object({
    status: z.number(),
    /** With status 30 (washed): the only part of a multi-part order that is washed. The last one moves the order. */
    category_id: z.optional(z.number()),
    /** With status 25 (incident): missing garments, which the customer can buy to solve it. */
    missing_items: z._default(z.array(wireCartItem), []),
    /** With status 60 (cancelled): whose fault it is, the customer's by default; the shop's returns everything. */
    fault: z.optional(z.enum(cancellationFaults)),
    /** With status 30 (washed), from 40 or 45: the store that has the garments now and hands them over. */
    store_id: z.optional(z.number()),
    /** Kept with the step of the order. */
    reason: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: { localizador: z.string(), from: z.number(), to: z.number() },
})
