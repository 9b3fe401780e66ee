import type { Order } from '@colada/domain/orders/order'

/** Whether an order owes money that a counter may take. What is due before a date is paid on the web. */
export function owesAtCounter({ pending, payBefore }: Pick<Order, 'pending' | 'payBefore'>): boolean {
  return pending > 0 && payBefore === null
}
