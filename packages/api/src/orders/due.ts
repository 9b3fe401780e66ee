import type { Cents } from '@colada/domain/money/money'
import { includedVat } from '@colada/domain/money/vat'
import { isChargeable } from '@colada/domain/orders/balance'
import type { ProcessType } from '@colada/domain/orders/process'
import { orderStatus } from '@colada/domain/orders/status'
import type { Prices } from '@colada/domain/promotions/prices'
import { ApiError } from '../plugins/errors.ts'
import type { ChangeRow } from './change-repository.ts'
import type { OrderRow } from './repository.ts'

/** The card provider's maximum; no order may exceed it, billed or paid. */
const MAX_PAYMENT_CENTS: Cents = 99_999_999

/**
 * Rejects an order that exceeds the maximum payment, before it claims anything.
 * @throws ApiError `orderTooLarge`
 */
export function checkMaxTotal(total: Cents): void {
  if (total > MAX_PAYMENT_CENTS) throw new ApiError('orderTooLarge')
}

/**
 * Whether an order or change waits for the payment of an amount. Orders on account are billed, and amounts below the
 * provider's minimum stay pending (decisions: Money).
 */
export function isPaidUpFront(order: { isOnAccount: boolean }, amount: Cents): boolean {
  return !order.isOnAccount && isChargeable(amount)
}

/** The amount that a customer has to pay now. */
export interface Due {
  readonly amount: Cents
  readonly processType: ProcessType
  /** The change to be paid; `null` for the order itself. */
  readonly changeId: number | null
  readonly payBefore: Date
  /** The parts of the amount. */
  readonly prices: Prices
}

/** Returns the amount due for a new order or an open change; `null` when nothing is due. */
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

/** What a change adds to its order. */
export function pricesOf({ items, pickup, delivery, incidents }: ChangeRow): Prices {
  const transport = pickup + delivery
  return {
    items,
    pickup,
    delivery,
    transport,
    incidents,
    itemsDiscount: 0,
    pickupDiscount: 0,
    deliveryDiscount: 0,
    transportDiscount: 0,
    discount: 0,
    itemsVat: includedVat(items),
    transportVat: includedVat(transport + incidents),
    total: items + transport + incidents,
  }
}
