import * as z from 'zod/mini'
import { processTypes } from '../orders/process.ts'
import { defineCall } from '../wire/call.ts'
import type { SavedCard } from './card.ts'

/** Prepares a card payment of what is pending (spec 001 §7); one open payment per order, reused while open. */
export const createIntent = defineCall({
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
  answer: {
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
export const getCards = defineCall({
  name: 'getCards',
  method: 'GET',
  path: '/cards',
  access: 'customer',
  summary: 'Saved cards',
  answer: { cards: z.array(wireCard) },
})

export const deleteCard = defineCall({
  name: 'deleteCard',
  method: 'DELETE',
  path: '/cards/:id',
  access: 'customer',
  summary: 'Forget a saved card',
  params: z.object({ id: z.string() }),
  answer: {},
})

/** Where the browser finds the card provider. */
export const getPaymentConfig = defineCall({
  name: 'getPaymentConfig',
  method: 'GET',
  path: '/payment_config',
  access: 'public',
  ours: true,
  summary:
    'Publishable key of the card provider, and the address of its browser script when it is not the default',
  answer: {
    publishable_key: z.string(),
    /** Same-origin script to load before the provider's own library; empty for the provider's default. */
    card_script: z.string(),
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
