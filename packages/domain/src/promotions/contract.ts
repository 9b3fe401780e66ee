import * as z from 'zod/mini'
import { wireCartItem } from '../cart/contract.ts'
import { parseRichText } from '../content/rich-text.ts'
import { eurosSchema } from '../money/euros-schema.ts'
import { fromEuros, toEuros } from '../money/money.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import type { Prices } from './prices.ts'
import type { Promo } from './promo.ts'
import type { UserPromo } from './user-promo.ts'

/** Prices on the wire, euros with two decimals (spec 000 §3, Prices). */
export const wirePrices = z.object({
  precio_recogida: eurosSchema,
  precio_entrega: eurosSchema,
  precio_transporte: eurosSchema,
  precio_items: eurosSchema,
  precio_pedido: eurosSchema,
  precio_incidencias: eurosSchema,
  precio_descuento: eurosSchema,
  precio_descuento_transporte: eurosSchema,
  precio_descuento_recogida: eurosSchema,
  precio_descuento_entrega: eurosSchema,
  precio_descuento_total: eurosSchema,
  iva_transporte: eurosSchema,
  iva_items: eurosSchema,
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
 * Prices a cart at the chosen slots, with or without a promo code (spec 001 §7). Returns HTTP 200 even for an invalid
 * code; `calculate_status.code` 200 means that the coupon applies.
 */
export const checkCoupon = defineEndpoint({
  name: 'checkCoupon',
  subject: 'promotions',
  method: 'POST',
  path: '/coupon/checkNew',
  access: 'customer',
  summary: 'Price of a cart at the chosen slots, optionally with a promo code',
  body: z.object({
    promo_code: z._default(z.string(), ''),
    no_shipping: z._default(z.union([z.literal(0), z.literal(1)]), 0),
    store_mode: z._default(z.union([z.literal(0), z.literal(1)]), 0),
    pickup_address_id: z.optional(z.nullable(z.number())),
    pickup_time: z.optional(z.nullable(z.number())),
    delivery_address_id: z.optional(z.nullable(z.number())),
    delivery_time: z.optional(z.nullable(z.number())),
    /** A leg at a store, which is free. Extension. */
    pickup_store_id: z.optional(z.nullable(z.number())),
    delivery_store_id: z.optional(z.nullable(z.number())),
    cart_type: z.optional(z.string()),
    order_id: z.optional(z.nullable(z.number())),
    items: z.array(wireCartItem),
  }),
  response: {
    ...wirePrices.shape,
    precio_pickup: eurosSchema,
    precio_delivery: eurosSchema,
    calculate_status: z.object({ code: z.number(), message: z.string() }),
    promo_code: z.string(),
    /** What the applied code takes off, in the requested language; empty without one. Extension. */
    promo_terms: z._default(z.string(), ''),
  },
})

/** A promotion available to a customer (spec 000 §3, User promo). */
export const wireUserPromo = z.object({
  coupon_id: z.number(),
  code: z.string(),
  /** In the requested language. Extension, as all fields below. */
  title: z.string(),
  description: z.string(),
  /** 1 when it applies to the cart that was sent. */
  available: z.union([z.literal(0), z.literal(1)]),
  /** Why it does not apply; empty if it does. */
  reason: z.string(),
  /** Last day, `YYYY-MM-DD`; null without expiry. */
  expires_on: z.nullable(z.string()),
  /** Remaining uses; null when unlimited. */
  uses_left: z.nullable(z.number()),
  /** Uses of a pack that an order of the cart that was sent takes; null when it does not apply, or without uses. */
  uses_taken: z._default(z.nullable(z.number()), null),
})

/** Promotions available to a customer: campaigns, and the customer's own coupons and vouchers (spec 001 §7). */
export const getAvailablePromos = defineEndpoint({
  name: 'getAvailablePromos',
  subject: 'promotions',
  method: 'POST',
  path: '/promos_available',
  access: 'customer',
  summary: 'Promotions available to the customer',
  body: z.object({
    user_id: z.optional(z.number()),
    categories: z._default(z.array(z.number()), []),
    items: z._default(z.array(wireCartItem), []),
    category_id: z.optional(z.number()),
  }),
  response: { available_promos: z.array(wireUserPromo) },
})

/** Removes one of the customer's own promotions from the list (spec 001 §7). */
export const deleteUserPromo = defineEndpoint({
  name: 'deleteUserPromo',
  subject: 'promotions',
  method: 'DELETE',
  path: '/delete_user_promo',
  access: 'customer',
  summary: 'Remove a promotion from the customer’s list',
  query: z.object({ user_id: z.optional(z.coerce.number()), coupon_id: z.coerce.number() }),
  response: {},
})

export function toUserPromo(wire: z.infer<typeof wireUserPromo>): UserPromo {
  return {
    couponId: wire.coupon_id,
    code: wire.code,
    title: wire.title,
    description: wire.description,
    isAvailable: wire.available === 1,
    reason: wire.reason,
    expiresOn: wire.expires_on,
    usesLeft: wire.uses_left,
    usesTaken: wire.uses_taken,
  }
}

/** A promotion of the promotions page; `description` is sanitised HTML (spec 000 §3, Promo). */
const wirePromo = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  order: z.number(),
})

/** The promotions page (spec 001 §7). */
export const getPromos = defineEndpoint({
  name: 'getPromos',
  subject: 'promos',
  method: 'GET',
  path: '/promos',
  access: 'public',
  summary: 'The promotions of the promotions page, in the requested language',
  response: { promotions: z.array(wirePromo) },
})

export const toPromo = ({ description, ...promo }: z.infer<typeof wirePromo>): Promo => ({
  ...promo,
  description: parseRichText(description),
})

/** What friends have brought, and the rewards of it (spec 000 §1, Referral). */
export const getReferrals = defineEndpoint({
  name: 'getReferrals',
  subject: 'promotions',
  method: 'GET',
  path: '/referrals',
  access: 'customer',
  isExtension: true,
  summary: 'Rewards for friends who ordered',
  response: {
    /** Friends whose first order was delivered. */
    friends: z.number(),
    earned: eurosSchema,
    /** Rewards that have not been used yet. */
    available: eurosSchema,
  },
})

/** A code of the customer with uses left: a voucher, a reward. */
export const wireWalletItem = z.object({
  code: z.string(),
  /** Of the packs of a voucher, in the requested language; empty for a reward and for early vouchers. */
  name: z.string(),
  kind: z.enum(['voucher', 'reward']),
  /** Discount of one use. */
  amount: eurosSchema,
  percent: z.number(),
  uses_left: z.nullable(z.number()),
  max_uses: z.nullable(z.number()),
  /** Last day, `YYYY-MM-DD`; null without expiry. */
  expires_on: z.nullable(z.string()),
})

export const getWallet = defineEndpoint({
  name: 'getWallet',
  subject: 'promotions',
  method: 'GET',
  path: '/wallet',
  access: 'customer',
  isExtension: true,
  summary: 'Vouchers and rewards of the customer',
  response: { items: z.array(wireWalletItem) },
})
