import type { Cents } from '../money/money.ts'
import type { Order } from './order.ts'
import { orderStatus } from './status.ts'

type PayableFields = Pick<Order, 'status' | 'pending' | 'payBefore'>

/**
 * Whether a new order, or a change of an existing one, can be paid now (spec 000 §4, Payment). Amounts without a
 * payment deadline are not requested from the customer.
 */
export function isPayable({ status, pending, payBefore }: PayableFields): boolean {
  const isClosed = status === orderStatus.cancelled || status === orderStatus.error
  return !isClosed && pending > 0 && payBefore !== null
}

/** Amount of the next payment of an order: what is due, and the pending amounts of other orders (decisions: Money). */
export function amountToPay({ pending, pendingOfOthers }: Pick<Order, 'pending' | 'pendingOfOthers'>): Cents {
  return pendingOfOthers.reduce((sum, { amount }) => sum + amount, pending)
}

/** What is paid: a new order, packs, or garments or dates of an existing order. */
export type Payable = 'order' | 'packs' | 'items' | 'dates'

export function getPayable({ kind, pendingChange }: Pick<Order, 'kind' | 'pendingChange'>): Payable {
  if (pendingChange) return pendingChange.lines.length > 0 ? 'items' : 'dates'
  return kind === 'voucher' ? 'packs' : 'order'
}

/** Process type of the payment: that of the pending change, otherwise that of the order. */
export function getPayingProcess({
  pendingChange,
  processType,
}: Pick<Order, 'pendingChange' | 'processType'>) {
  return pendingChange?.processType ?? processType
}
