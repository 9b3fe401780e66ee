import type { Order } from '../orders/order.ts'
import { orderStatus } from '../orders/status.ts'

type Owing = Pick<Order, 'status' | 'pending' | 'payBefore'>

/**
 * Whether the customer can pay something of an order now: a new order, or a change of one that exists
 * (spec 000 §4, Payment). What has no end to its time is not asked for by itself.
 */
export function isPayable({ status, pending, payBefore }: Owing): boolean {
  const isClosed = status === orderStatus.cancelled || status === orderStatus.error
  return !isClosed && pending > 0 && payBefore !== null
}

/** What is being paid: the change that waits for its money, else the order itself. */
export function payingProcess({ pendingChange, processType }: Pick<Order, 'pendingChange' | 'processType'>) {
  return pendingChange?.processType ?? processType
}
