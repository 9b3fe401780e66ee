import * as z from 'zod/mini'
import { wireCartItem } from '../cart/calls.ts'
import { fromEuros } from '../money/money.ts'
import { wirePrices } from '../promotions/calls.ts'
import { defineCall } from '../wire/call.ts'
import type { Order, OrderLeg } from './order.ts'
import { processTypes } from './process.ts'

const flag = z.union([z.literal(0), z.literal(1)])

export const wireOrderLeg = z.object({
  address: z.string(),
  address_id: z.nullable(z.number()),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  ut_start: z.number(),
})

export const wireOrder = z.object({
  id: z.number(),
  localizador: z.string(),
  status: z.number(),
  category_id: z.number(),
  type: z.enum(['voucher', 'normal']),
  isB2B: z.enum(['0', '1']),
  incidents: z.array(
    z.object({ id: z.number(), description: z.string(), missing_items: z.array(wireCartItem) }),
  ),
  observaciones: z.string(),
  precioPedido: z.number(),
  precioPedidoIVA: z.number(),
  precioItems: z.number(),
  precioTransporte: z.number(),
  precioDescuento: z.number(),
  precioIncidencias: z.number(),
  precioPendiente: z.number(),
  items: z.array(
    z.object({
      product_id: z.number(),
      qty: z.number(),
      price: z.number(),
      name: z.string(),
      category: z.string(),
      category_id: z.number(),
      title: z.string(),
      eng_title: z.string(),
      width: z.nullable(z.number()),
      height: z.nullable(z.number()),
    }),
  ),
  pickup: z.array(wireOrderLeg),
  delivery: z.array(wireOrderLeg),
  requested_date: z.string(),
  creation_time: z.number(),
  delivery_time: z.number(),
  payment_intent_type: z.string(),
  can_repeat: z.boolean(),
  can_change_pickup: z.boolean(),
  can_change_delivery: z.boolean(),
  change_pickup_cost: z.number(),
  change_delivery_cost: z.number(),
  bono_promo_code: z.string(),
  bono_max_uses: z.number(),
  /** Statuses reached so far, oldest first. Ours. */
  status_history: z.array(z.object({ status: z.number(), time: z.number() })),
  /** Epoch seconds at which it is cancelled if still unpaid; null when nothing is due. Ours. */
  pay_before: z.nullable(z.number()),
})
export type WireOrder = z.infer<typeof wireOrder>

/** Creates an order in status 1, takes both slots, and answers what is to be paid (spec 001 §7). */
export const reserve = defineCall({
  name: 'reserve',
  method: 'POST',
  path: '/reserve',
  access: 'customer',
  idempotent: true,
  summary: 'Place an order',
  body: z.object({
    user_id: z.optional(z.number()),
    /** What the customer saw; compared with the truth and never trusted (decisions: Money). */
    prices: wirePrices,
    promo_code: z._default(z.string(), ''),
    observaciones: z._default(z.string(), ''),
    process_type: z._default(z.enum(processTypes), 'reserve_order'),
    es_bono: z._default(flag, 0),
    pickup_address_id: z.nullable(z.number()),
    pickup_time: z.nullable(z.number()),
    delivery_address_id: z.nullable(z.number()),
    delivery_time: z.nullable(z.number()),
    solve_incident: z._default(flag, 0),
    order_id: z.optional(z.nullable(z.number())),
    items: z.array(wireCartItem),
  }),
  answer: { new_order: wireOrder, orders: z.array(wireOrder) },
})

/** A 409 of `reserve` with code `pricesChanged`: nothing was created, these are the totals now. */
export const pricesChangedAnswer = z.object({
  status: z.object({ code: z.number(), message: z.string() }),
  prices: wirePrices,
})

export const getOrders = defineCall({
  name: 'getOrders',
  method: 'GET',
  path: '/orders',
  access: 'customer',
  summary: 'The customer’s orders, oldest first; the client shows them reversed',
  query: z.object({ order_id: z.optional(z.coerce.number()) }),
  answer: { orders: z.array(wireOrder), server_time: z.number() },
})

export const getOrder = defineCall({
  name: 'getOrder',
  method: 'GET',
  path: '/orders/:orderId',
  access: 'customer',
  summary: 'One order',
  params: z.object({ orderId: z.coerce.number() }),
  answer: {
    orders: z.array(wireOrder),
    /** Epoch seconds; countdowns are by the server's clock. Ours. */
    server_time: z.number(),
  },
})

/** What `npm run ops -- order` does, as a call for a back office. */
export const moveOrder = defineCall({
  name: 'moveOrder',
  method: 'POST',
  path: '/operations/orders/:locator/status',
  access: 'operations',
  ours: true,
  summary: 'Move an order through an allowed transition',
  params: z.object({ locator: z.string() }),
  body: z.object({ status: z.number() }),
  answer: { localizador: z.string(), from: z.number(), to: z.number() },
})

function toLeg(wire: z.infer<typeof wireOrderLeg>): OrderLeg {
  return {
    address: wire.address,
    addressId: wire.address_id,
    date: wire.date,
    start: wire.start,
    end: wire.end,
    startsAt: wire.ut_start,
  }
}

export function toOrder(wire: WireOrder): Order {
  return {
    id: wire.id,
    locator: wire.localizador,
    status: wire.status,
    categoryId: wire.category_id,
    kind: wire.type,
    isBusiness: wire.isB2B === '1',
    incidents: wire.incidents.map((incident) => ({
      id: incident.id,
      description: incident.description,
      hasMissingItems: incident.missing_items.length > 0,
    })),
    remarks: wire.observaciones,
    total: fromEuros(wire.precioPedido),
    itemsTotal: fromEuros(wire.precioItems),
    transport: fromEuros(wire.precioTransporte),
    discount: fromEuros(wire.precioDescuento),
    incidentsTotal: fromEuros(wire.precioIncidencias),
    pending: fromEuros(wire.precioPendiente),
    items: wire.items.map((item) => ({
      productId: item.product_id,
      quantity: item.qty,
      price: fromEuros(item.price),
      name: item.name,
      categoryName: item.category,
      categoryId: item.category_id,
      measure:
        item.width === null || item.height === null ? null : { width: item.width, height: item.height },
    })),
    pickups: wire.pickup.map(toLeg),
    deliveries: wire.delivery.map(toLeg),
    steps: wire.status_history.map((step) => ({ status: step.status, at: step.time })),
    requestedOn: wire.requested_date,
    createdAt: wire.creation_time,
    payBefore: wire.pay_before,
    processType: wire.payment_intent_type,
    canRepeat: wire.can_repeat,
    canChangePickup: wire.can_change_pickup,
    canChangeDelivery: wire.can_change_delivery,
    changePickupCost: fromEuros(wire.change_pickup_cost),
    changeDeliveryCost: fromEuros(wire.change_delivery_cost),
    voucherCode: wire.bono_promo_code,
    voucherMaxUses: wire.bono_max_uses,
  }
}
