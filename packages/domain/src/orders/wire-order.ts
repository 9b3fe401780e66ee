import * as z from 'zod/mini'
import { toCartLine, wireCartItem } from '../cart/contract.ts'
import { eurosSchema } from '../money/euros-schema.ts'
import { fromEuros } from '../money/money.ts'
import { legPlaces } from '../schedule/slot.ts'
import { nothingRefused } from './addable.ts'
import type { Order, OrderLeg } from './order.ts'
import { processTypes } from './process.ts'

export const wireOrderLeg = z.object({
  address: z.string(),
  address_id: z.nullable(z.number()),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  ut_start: z.number(),
  /** Slot id as in `pickup_time` and `delivery_time`; null without a slot. Extension. */
  slot_id: z.nullable(z.number()),
  /** At a store, without a slot: `date` and `ut_start` say from when. Extension. */
  place: z._default(z.enum(legPlaces), 'address'),
  store_id: z._default(z.nullable(z.number()), null),
  /** Empty at an address. Extension. */
  store_name: z._default(z.string(), ''),
  /** Until when the garments have to be at the store for the delivery by van, epoch seconds. Extension. */
  bring_before: z._default(z.nullable(z.number()), null),
})

/** A change that is applied when paid and expires at `pay_before`. Extension. */
export const wirePendingChange = z.object({
  process_type: z.enum(processTypes),
  /** What is due: its parts, and what of the order was pending before. */
  precio: eurosSchema,
  precio_items: eurosSchema,
  precio_recogida: eurosSchema,
  precio_entrega: eurosSchema,
  precio_incidencias: eurosSchema,
  items: z.array(wireCartItem),
  pickup: z.nullable(wireOrderLeg),
  delivery: z.nullable(wireOrderLeg),
})

/** A pending amount of another order, which the next payment collects. Extension. */
const wirePendingBalance = z.object({ id: z.number(), localizador: z.string(), precio: eurosSchema })

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
  precioPedido: eurosSchema,
  precioPedidoIVA: eurosSchema,
  precioItems: eurosSchema,
  precioTransporte: eurosSchema,
  precioDescuento: eurosSchema,
  precioIncidencias: eurosSchema,
  /** What is due, or an amount below the provider's minimum that stays pending. */
  precioPendiente: eurosSchema,
  /** Price of each leg before discounts, and both without the variation of their slots. Extension. */
  precioRecogida: eurosSchema,
  precioEntrega: eurosSchema,
  precioTransporteBase: eurosSchema,
  items: z.array(
    z.object({
      product_id: z.number(),
      qty: z.number(),
      price: eurosSchema,
      name: z.string(),
      category: z.string(),
      category_id: z.number(),
      title: z.string(),
      eng_title: z.string(),
      /** URL of the product's picture. Extension. */
      img: z.string(),
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
  /** Extension. */
  can_report_incident: z.boolean(),
  can_change_pickup: z.boolean(),
  can_change_delivery: z.boolean(),
  change_pickup_cost: eurosSchema,
  change_delivery_cost: eurosSchema,
  bono_promo_code: z.string(),
  bono_max_uses: z.number(),
  /** Extension. */
  bono_uses_left: z.number(),
  /** Status history, oldest first. Extension. */
  status_history: z.array(z.object({ status: z.number(), time: z.number() })),
  /** Parts of a multi-part order that were washed before the others. Extension. */
  part_steps: z.array(z.object({ category_id: z.number(), status: z.number(), time: z.number() })),
  /** Epoch seconds at which it is cancelled, or its change expires, if still unpaid; null when nothing is due. Extension. */
  pay_before: z.nullable(z.number()),
  pending_change: z.nullable(wirePendingChange),
  /** Pending amounts of other orders that the payment of this one collects; empty when nothing is due. Extension. */
  pending_of_others: z.array(wirePendingBalance),
  /** While garments can be added: categories that cannot, and why. Extension. */
  refused_categories: z.nullable(
    z.object({ 'other-order': z.array(z.number()), 'too-slow': z.array(z.number()) }),
  ),
  /** Billed on the statement of a company. Extension. */
  on_account: z.boolean(),
  /** The garments of a cancelled order are with the shop, and its delivery brings them back. Extension. */
  return_due: z.boolean(),
})
export type WireOrder = z.infer<typeof wireOrder>

export function toLeg(wire: z.infer<typeof wireOrderLeg>): OrderLeg {
  return {
    place: wire.place,
    storeId: wire.store_id,
    storeName: wire.store_name,
    bringBefore: wire.bring_before,
    address: wire.address,
    addressId: wire.address_id,
    date: wire.date,
    start: wire.start,
    end: wire.end,
    startsAt: wire.ut_start,
    slotId: wire.slot_id,
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
    isOnAccount: wire.on_account,
    refusedCategories: wire.refused_categories ?? nothingRefused,
    isReturnDue: wire.return_due,
    incidents: wire.incidents.map((incident) => ({
      id: incident.id,
      description: incident.description,
      missingItems: incident.missing_items.map(toCartLine),
    })),
    remarks: wire.observaciones,
    total: fromEuros(wire.precioPedido),
    vat: fromEuros(wire.precioPedidoIVA),
    itemsTotal: fromEuros(wire.precioItems),
    transport: fromEuros(wire.precioTransporte),
    discount: fromEuros(wire.precioDescuento),
    incidentsTotal: fromEuros(wire.precioIncidencias),
    pending: fromEuros(wire.precioPendiente),
    pendingOfOthers: wire.pending_of_others.map(({ id, localizador, precio }) => ({
      id,
      locator: localizador,
      amount: fromEuros(precio),
    })),
    pickup: fromEuros(wire.precioRecogida),
    delivery: fromEuros(wire.precioEntrega),
    baseTransport: fromEuros(wire.precioTransporteBase),
    items: wire.items.map((item) => ({
      productId: item.product_id,
      quantity: item.qty,
      price: fromEuros(item.price),
      name: item.name,
      picture: item.img,
      categoryName: item.category,
      categoryId: item.category_id,
      measure:
        item.width === null || item.height === null ? null : { width: item.width, height: item.height },
    })),
    pickups: wire.pickup.map(toLeg),
    deliveries: wire.delivery.map(toLeg),
    statusHistory: wire.status_history.map((step) => ({ status: step.status, at: step.time })),
    partSteps: wire.part_steps.map((step) => ({
      categoryId: step.category_id,
      status: step.status,
      at: step.time,
    })),
    requestedOn: wire.requested_date,
    createdAt: wire.creation_time,
    payBefore: wire.pay_before,
    pendingChange: wire.pending_change && {
      processType: wire.pending_change.process_type,
      price: fromEuros(wire.pending_change.precio),
      items: fromEuros(wire.pending_change.precio_items),
      transport:
        fromEuros(wire.pending_change.precio_recogida) + fromEuros(wire.pending_change.precio_entrega),
      incidents: fromEuros(wire.pending_change.precio_incidencias),
      lines: wire.pending_change.items.map(toCartLine),
      pickup: wire.pending_change.pickup && toLeg(wire.pending_change.pickup),
      delivery: wire.pending_change.delivery && toLeg(wire.pending_change.delivery),
    },
    processType: wire.payment_intent_type,
    canRepeat: wire.can_repeat,
    canReportIncident: wire.can_report_incident,
    canChangePickup: wire.can_change_pickup,
    canChangeDelivery: wire.can_change_delivery,
    changePickupCost: fromEuros(wire.change_pickup_cost),
    changeDeliveryCost: fromEuros(wire.change_delivery_cost),
    voucherCode: wire.bono_promo_code,
    voucherMaxUses: wire.bono_max_uses,
    voucherUsesLeft: wire.bono_uses_left,
  }
}
