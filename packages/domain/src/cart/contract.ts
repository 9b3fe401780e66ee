import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import type { CartLine } from './cart.ts'

/** A cart line on the wire, without display fields (spec 001 §7, Orders). */
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

/** Merges the cart of a device with the customer's stored cart (three-way merge). */
export const syncCart = defineEndpoint({
  name: 'syncCart',
  subject: 'cart',
  method: 'PUT',
  path: '/kept_cart',
  access: 'customer',
  isExtension: true,
  summary: 'Merge the cart of a device with the stored one; `known` is the result of the last merge',
  body: z.object({
    /** May be empty, unlike the items of an order. */
    cart: z.array(wireCartItem),
    /** Result of the last merge, the merge base; empty before the first merge on a device. */
    known: z.optional(z.array(wireCartItem)),
  }),
  response: {
    cart: z.array(wireCartItem),
    /** The stored cart if it is incompatible with that of the device; it is no longer stored. */
    left_out: z.optional(z.array(wireCartItem)),
    /** The promo code of an unpaid order whose garments came back to the cart; sent once. */
    promo_code: z.optional(z.string()),
    /** Prices that were agreed with the company, for its pages; left out without any. */
    agreed_prices: z.optional(z.array(z.object({ product_id: z.number(), price: eurosSchema }))),
  },
})
