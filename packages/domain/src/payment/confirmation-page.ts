import type { Order } from '../orders/order.ts'
import { orderStatus } from '../orders/status.ts'

/** Confirmation pages after a payment (spec 000 §4, Payment): direct checkout, first order, any other. */
export type ConfirmationPage = 'direct' | 'firstOrder' | 'other'

/** Processes of the direct checkout: packs, added garments, garments missing in an incident (spec 000 §2). */
const directProcessPattern = /^(new_order_bono|add_items)/

/** Selects the confirmation page of a payment. */
export function getConfirmationPage(processType: string, isFirstOrder: boolean): ConfirmationPage {
  if (directProcessPattern.test(processType)) return 'direct'
  return isFirstOrder && processType === 'reserve_order' ? 'firstOrder' : 'other'
}

/** Whether no other order of the customer was accepted before. `orders` may include the order itself. */
export function isFirstOrder(
  order: Pick<Order, 'id'>,
  orders: readonly Pick<Order, 'id' | 'status'>[],
): boolean {
  const unaccepted: readonly number[] = [orderStatus.pendingPayment, orderStatus.cancelled, orderStatus.error]
  return orders.every(({ id, status }) => id === order.id || unaccepted.includes(status))
}
