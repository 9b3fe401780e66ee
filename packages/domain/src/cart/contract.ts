import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import type { CartLine } from './cart.ts'

/** A cart line on the wire: display fields are removed (spec 001 §7, Orders). */
export const wireCartItem = z.object({
  product_id: z.number(),
  qty: z.number(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
})
export type WireCartItem = z.infer<typeof wireCartItem>

export function fromCartLine(line: CartLine): WireCartItem {
  return { product_id: line.productId, qty: line.quantity, ...line.measure }
}

export function toCartLine(item: WireCartItem): CartLine {
  return {
    productId: item.product_id,
    quantity: item.qty,
    ...(item.width !== undefined && item.height !== undefined
      ? { measure: { width: item.width, height: item.height } }
      : {}),
  }
}

/** Brings a customer's cart on this device and the one that the shop keeps for them together. */
export const syncCart = defineEndpoint({
  name: 'syncCart',
  method: 'PUT',
  path: '/kept_cart',
  access: 'customer',
  isExtension: true,
  summary: 'The cart of this device, and what both were when they last met; answers what they are now',
  body: z.object({
    /** May be empty, unlike that of an order. */
    cart: z.array(wireCartItem),
    /** What the answer was the last time; empty on a device that never asked. */
    known: z.optional(z.array(wireCartItem)),
  }),
  response: {
    cart: z.array(wireCartItem),
    /** What the shop had kept, where both do not go together: it is no longer kept. */
    left_out: z.optional(z.array(wireCartItem)),
  },
})
