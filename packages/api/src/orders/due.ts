import type { Cents } from '@colada/domain/money/money'
import { orderStatus } from '@colada/domain/orders/status'
import { smallestPayment } from '@colada/domain/payment/window'
import { vatWithin } from '@colada/domain/orders/price-order'
import type { Prices } from '@colada/domain/orders/prices'
import type { ProcessType } from '@colada/domain/orders/process'
import { ApiError } from '../plugins/errors.ts'
import type { ChangeRow } from './change-repository.ts'
import type { OrderRow } from './repository.ts'

/** Cents above which it takes none; no order grows beyond, billed or paid. */
const largestPayment: Cents = 99_999_999

/**
 * Refuses an order that no payment could be made of, before anything is taken for it.
 * @throws ApiError `orderTooLarge`
 */
export function checkLargest(total: Cents): void {
  if (total > largestPayment) throw new ApiError('orderTooLarge')
}

/** Whether an order, or a change of one, waits for a payment: companies are billed, and what cannot be charged is not due. */
export function isPaidUpFront(order: { total: Cents; isBusiness: boolean }): boolean {
  return !order.isBusiness && order.total >= smallestPayment
}

/** What a customer has to pay now, and for what. */
export interface Due {
  readonly amount: Cents
  readonly processType: ProcessType
  /** The change it is for; `null` for the order itself. */
  readonly changeId: number | null
  readonly payBefore: Date
  /** What the amount is made of. */
  readonly prices: Prices
}

/** What is due for a new order, or for an open change of one that exists; `null` when nothing is. */
export function dueOf(order: OrderRow, change: ChangeRow | null): Due | null {
  if (order.status === orderStatus.pendingPayment) {
    const amount = order.total - order.paid
    if (amount <= 0 || order.payBefore === null) return null
    const { processType, payBefore } = order
    return { amount, processType, changeId: null, payBefore, prices: order }
  }
  if (!change || change.payBefore === null) return null
  const { due, processType, id, payBefore } = change
  return { amount: due, processType, changeId: id, payBefore, prices: pricesOf(change) }
}

function pricesOf({ items, incidents }: ChangeRow): Prices {
  return {
    items,
    pickup: 0,
    delivery: 0,
    transport: 0,
    incidents,
    itemsDiscount: 0,
    pickupDiscount: 0,
    deliveryDiscount: 0,
    transportDiscount: 0,
    discount: 0,
    itemsVat: vatWithin(items),
    transportVat: vatWithin(incidents),
    total: items + incidents,
  }
}
