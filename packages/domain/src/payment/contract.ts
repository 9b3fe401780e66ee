import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { fromEuros } from '../money/money.ts'
import { processTypes } from '../orders/process.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import type { SavedCard } from './card.ts'
import type { OrderPayment } from './order-payment.ts'
import { paymentWays } from './ways.ts'

/** What the customer pays for; only compared with what is due. */
const paymentIntentType = z.optional(z.enum(processTypes))

/** Creates a payment intent of the pending amount (spec 001 §7). An order has at most one open payment, which is reused. */
export const createIntent = defineEndpoint({
  name: 'createIntent',
  subject: 'payment',
  method: 'POST',
  path: '/intent',
  access: 'customer',
  idempotent: true,
  summary: 'Prepare a card payment for an order',
  body: z.object({
    user_id: z.optional(z.number()),
    save_payment_method: z._default(z.union([z.literal(0), z.literal(1)]), 0),
    order_id: z.number(),
    /** Amount shown to the customer; compared, never used. */
    precio_pedido: z.optional(eurosSchema),
    payment_intent_type: paymentIntentType,
    /** A saved card to pay with; the browser confirms the payment with it. */
    payment_method_id: z.optional(z.string()),
  }),
  response: {
    payment_intent: z.object({
      id: z.string(),
      client_secret: z.string(),
      status: z.string(),
      amount: eurosSchema,
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

/** Saved cards. Without any, the status code is 146 and the list is empty (spec 001 §7). */
export const getCards = defineEndpoint({
  name: 'getCards',
  subject: 'payment',
  method: 'GET',
  path: '/cards',
  access: 'customer-only',
  summary: 'Saved cards',
  response: { cards: z.array(wireCard) },
})

export const deleteCard = defineEndpoint({
  name: 'deleteCard',
  subject: 'payment',
  method: 'DELETE',
  path: '/cards/:id',
  access: 'customer-only',
  summary: 'Delete a saved card',
  params: z.object({ id: z.string() }),
  response: {},
})

/**
 * Creates the PayPal order of the pending amount (spec 001 §7: EUR, description, reference, items). An open one of the
 * same order and amount is reused. PayPal's button needs its `id`.
 */
export const createPayPalOrder = defineEndpoint({
  name: 'createPayPalOrder',
  subject: 'payment',
  method: 'POST',
  path: '/paypal/orders',
  access: 'customer',
  isExtension: true,
  idempotent: true,
  summary: 'Prepare a PayPal payment for an order',
  body: z.object({
    user_id: z.optional(z.number()),
    order_id: z.number(),
    /** Amount shown to the customer; compared, never used. */
    precio_pedido: z.optional(eurosSchema),
    payment_intent_type: paymentIntentType,
  }),
  response: { paypal_order: z.object({ id: z.string(), status: z.string(), amount: eurosSchema }) },
})

/**
 * Captures an approved PayPal order. Status 1303: declined, 1302: under review. Retries are safe: the money is captured
 * once.
 */
export const capturePayPalOrder = defineEndpoint({
  name: 'capturePayPalOrder',
  subject: 'payment',
  method: 'POST',
  path: '/paypal/orders/:id/capture',
  access: 'customer',
  isExtension: true,
  idempotent: true,
  summary: 'Capture an approved PayPal payment',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  response: { paypal_capture: z.object({ id: z.string(), status: z.literal('COMPLETED') }) },
})

/** A captured payment, with what goes back of it. */
const wireOrderPayment = z.object({
  provider: z.enum(paymentWays),
  precioPagado: eurosSchema,
  precioDevuelto: eurosSchema,
  /** Refunds that the provider has not made yet. */
  precioPorDevolver: eurosSchema,
  /** Epoch seconds. */
  time: z.number(),
})

/** The payments of an order and of its changes, oldest first: what was charged, and what was returned. */
export const getOrderPayments = defineEndpoint({
  name: 'getOrderPayments',
  subject: 'orders',
  method: 'GET',
  path: '/orders/:orderId/payments',
  access: 'customer',
  isExtension: true,
  summary: 'The payments of an order, with their refunds',
  params: z.object({ orderId: z.coerce.number() }),
  response: { payments: z.array(wireOrderPayment) },
})

export function toOrderPayment(wire: z.infer<typeof wireOrderPayment>): OrderPayment {
  return {
    paidBy: wire.provider,
    paid: fromEuros(wire.precioPagado),
    refunded: fromEuros(wire.precioDevuelto),
    refunding: fromEuros(wire.precioPorDevolver),
    paidAt: wire.time,
  }
}

/** Configuration of the payment providers' browser SDKs. */
export const getPaymentConfig = defineEndpoint({
  name: 'getPaymentConfig',
  subject: 'payment',
  method: 'GET',
  path: '/payment_config',
  access: 'public',
  isExtension: true,
  summary: 'Public keys of the payment providers, and the URLs of their browser SDKs if not the default',
  response: {
    publishable_key: z.string(),
    /** Same-origin script to load before the provider's SDK; empty for none. */
    card_script: z.string(),
    /** Empty when PayPal is not configured. */
    paypal_client_id: z.string(),
    /** Same-origin URL of PayPal's SDK; empty for PayPal's own. */
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
