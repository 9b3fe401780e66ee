import type { Order } from '../orders/order.ts'
import { orderStatus } from '../orders/status.ts'

/** The three pages that a payment can end in (spec 000 §4, Payment): direct checkout, first order, any other. */
export type ThanksPage = 'direct' | 'firstOrder' | 'other'

/** What the direct checkout sells: packs, garments for an order, and what an incident found missing (spec 000 §2). */
const direct = /^(new_order_bono|add_items)/

/** Which page thanks for a payment. */
export function thanksPage(processType: string, isFirstOrder: boolean): ThanksPage {
  if (direct.test(processType)) return 'direct'
  return isFirstOrder && processType === 'reserve_order' ? 'firstOrder' : 'other'
}

/** Whether an order is its customer's first: no other was ever accepted. `orders` may hold the order itself. */
export function isFirstOrder(
  order: Pick<Order, 'id'>,
  orders: readonly Pick<Order, 'id' | 'status'>[],
): boolean {
  const never: readonly number[] = [orderStatus.pendingPayment, orderStatus.cancelled, orderStatus.error]
  return orders.every(({ id, status }) => id === order.id || never.includes(status))
}
