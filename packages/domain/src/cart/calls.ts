import * as z from 'zod/mini'
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
