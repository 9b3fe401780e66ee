import * as z from 'zod/mini'
import { processTypes } from '../orders/process.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import type { SavedCard } from './card.ts'

/** Prepares a card payment of what is pending (spec 001 §7); one open payment per order, reused while open. */
export const createIntent = defineEndpoint({
  name: 'createIntent',
  method: 'POST',
  path: '/intent',
  access: 'customer',
  idempotent: true,
  summary: 'Prepare a card payment for an order',
  body: z.object({
    user_id: z.optional(z.number()),
    save_payment_method: z._default(z.union([z.literal(0), z.literal(1)]), 0),
    order_id: z.number(),
    /** What the customer saw; compared, never trusted. */
    precio_pedido: z.optional(z.number()),
    payment_intent_type: z._default(z.enum(processTypes), 'reserve_order'),
    payment_method_id: z.optional(z.string()),
  }),
  response: {
    payment_intent: z.object({
      id: z.string(),
      client_secret: z.string(),
      status: z.string(),
      amount: z.number(),
    }),
  },
})

export const wireCard = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
})

/** Saved cards; none is status code 146 with an empty list (spec 001 §7). */
export const getCards = defineEndpoint({
  name: 'getCards',
  method: 'GET',
  path: '/cards',
  access: 'customer',
  summary: 'Saved cards',
  response: { cards: z.array(wireCard) },
})

export const deleteCard = defineEndpoint({
  name: 'deleteCard',
  method: 'DELETE',
  path: '/cards/:id',
  access: 'customer',
  summary: 'Forget a saved card',
  params: z.object({ id: z.string() }),
  response: {},
})

/**
 * Prepares the PayPal order of what is pending (spec 001 §7: EUR, description, reference, items). One is open per
 * order and amount, reused while open; its `id` is what PayPal's button asks for.
 */
export const createPayPalOrder = defineEndpoint({
  name: 'createPayPalOrder',
  method: 'POST',
  path: '/paypal/orders',
  access: 'customer',
  isExtension: true,
  idempotent: true,
  summary: 'Prepare a PayPal payment for an order',
  body: z.object({
    user_id: z.optional(z.number()),
    order_id: z.number(),
    /** What the customer saw; compared, never trusted. */
    precio_pedido: z.optional(z.number()),
    payment_intent_type: z._default(z.enum(processTypes), 'reserve_order'),
  }),
  response: { paypal_order: z.object({ id: z.string(), status: z.string(), amount: z.number() }) },
})

/**
 * Takes the money of a PayPal order that its buyer approved. Declined is 1303, under review 1302; an answer that
 * was lost may be asked for again, and the money is taken once.
 */
export const capturePayPalOrder = defineEndpoint({
  name: 'capturePayPalOrder',
  method: 'POST',
  path: '/paypal/orders/:id/capture',
  access: 'customer',
  isExtension: true,
  idempotent: true,
  summary: 'Capture an approved PayPal payment',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  response: { paypal_capture: z.object({ id: z.string(), status: z.literal('COMPLETED') }) },
})

/** Where the browser finds the card provider and PayPal. */
export const getPaymentConfig = defineEndpoint({
  name: 'getPaymentConfig',
  method: 'GET',
  path: '/payment_config',
  access: 'public',
  isExtension: true,
  summary:
    'Public keys of the payment providers, and the addresses of their browser scripts when not the default',
  response: {
    publishable_key: z.string(),
    /** Same-origin script to load before the provider's own library; empty for the provider's default. */
    card_script: z.string(),
    /** Empty where the shop does not take PayPal. */
    paypal_client_id: z.string(),
    /** Same-origin address of PayPal's script; empty for PayPal's own. */
    paypal_script: z.string(),
  },
})

export function toCard(wire: z.infer<typeof wireCard>): SavedCard {
  return {
    id: wire.id,
    brand: wire.brand,
    last4: wire.last4,
    expMonth: wire.exp_month,
    expYear: wire.exp_year,
  }
}
