import * as z from 'zod/mini'
import { wireCartItem } from '../cart/calls.ts'
import { fromEuros, toEuros } from '../money/money.ts'
import type { Prices } from '../orders/prices.ts'
import { defineCall } from '../wire/call.ts'

/** Prices on the wire, euros with two decimals (spec 000 §3, Prices). */
export const wirePrices = z.object({
  precio_recogida: z.number(),
  precio_entrega: z.number(),
  precio_transporte: z.number(),
  precio_items: z.number(),
  precio_pedido: z.number(),
  precio_incidencias: z.number(),
  precio_descuento: z.number(),
  precio_descuento_transporte: z.number(),
  precio_descuento_recogida: z.number(),
  precio_descuento_entrega: z.number(),
  precio_descuento_total: z.number(),
  iva_transporte: z.number(),
  iva_items: z.number(),
})
export type WirePrices = z.infer<typeof wirePrices>

export function toPrices(wire: WirePrices): Prices {
  return {
    items: fromEuros(wire.precio_items),
    pickup: fromEuros(wire.precio_recogida),
    delivery: fromEuros(wire.precio_entrega),
    transport: fromEuros(wire.precio_transporte),
    incidents: fromEuros(wire.precio_incidencias),
    itemsDiscount: fromEuros(wire.precio_descuento),
    pickupDiscount: fromEuros(wire.precio_descuento_recogida),
    deliveryDiscount: fromEuros(wire.precio_descuento_entrega),
    transportDiscount: fromEuros(wire.precio_descuento_transporte),
    discount: fromEuros(wire.precio_descuento_total),
    itemsVat: fromEuros(wire.iva_items),
    transportVat: fromEuros(wire.iva_transporte),
    total: fromEuros(wire.precio_pedido),
  }
}

export function fromPrices(prices: Prices): WirePrices {
  return {
    precio_recogida: toEuros(prices.pickup),
    precio_entrega: toEuros(prices.delivery),
    precio_transporte: toEuros(prices.transport),
    precio_items: toEuros(prices.items),
    precio_pedido: toEuros(prices.total),
    precio_incidencias: toEuros(prices.incidents),
    precio_descuento: toEuros(prices.itemsDiscount),
    precio_descuento_transporte: toEuros(prices.transportDiscount),
    precio_descuento_recogida: toEuros(prices.pickupDiscount),
    precio_descuento_entrega: toEuros(prices.deliveryDiscount),
    precio_descuento_total: toEuros(prices.discount),
    iva_transporte: toEuros(prices.transportVat),
    iva_items: toEuros(prices.itemsVat),
  }
}

/**
 * Prices a cart at the chosen hours, with or without a promo code (spec 001 §7). The answer is 200 even when
 * the code is refused; `calculate_status.code` 200 means the coupon counts.
 */
export const checkCoupon = defineCall({
  name: 'checkCoupon',
  method: 'POST',
  path: '/coupon/checkNew',
  access: 'customer',
  summary: 'The price of a cart at the chosen hours, with a promo code if one is given',
  body: z.object({
    promo_code: z._default(z.string(), ''),
    no_shipping: z._default(z.union([z.literal(0), z.literal(1)]), 0),
    store_mode: z._default(z.union([z.literal(0), z.literal(1)]), 0),
    pickup_address_id: z.optional(z.nullable(z.number())),
    pickup_time: z.optional(z.nullable(z.number())),
    delivery_address_id: z.optional(z.nullable(z.number())),
    delivery_time: z.optional(z.nullable(z.number())),
    cart_type: z.optional(z.string()),
    order_id: z.optional(z.nullable(z.number())),
    items: z.array(wireCartItem),
  }),
  answer: {
    ...wirePrices.shape,
    precio_pickup: z.number(),
    precio_delivery: z.number(),
    calculate_status: z.object({ code: z.number(), message: z.string() }),
    promo_code: z.string(),
  },
})
