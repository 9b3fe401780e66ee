import { fromPrices } from '@colada/domain/promotions/contract'
import type { Prices } from '@colada/domain/promotions/prices'
import type { Draft } from './draft.ts'
import type { OrderBody } from './endpoints.ts'
import { paymentFields, type PaymentDraft } from './payment.ts'
import type { Legs } from './use-legs.ts'

/** What is priced: garments, legs and code of a draft. */
export function toQuoteRequest(draft: Draft, { pickup, delivery, isComplete }: Legs, isPack: boolean) {
  const hasLegs = isComplete && !isPack
  const [from, to] = [pickup, delivery].map((leg) => (hasLegs ? leg : undefined))
  const legs = {
    pickup_address_id: from?.addressId ?? null,
    pickup_time: from?.chosen?.hour.id ?? null,
    pickup_store_id: from?.storeId ?? null,
    delivery_address_id: to?.addressId ?? null,
    delivery_time: to?.chosen?.hour.id ?? null,
    delivery_store_id: to?.storeId ?? null,
  }
  return {
    items: draft.items,
    promo_code: draft.code.trim(),
    no_shipping: 0 as const,
    store_mode: 1 as const,
    ...legs,
  }
}

/** Everything of an order that is sent. */
export interface OrderInput {
  /** The customer for whom the page was prepared. */
  readonly userId: number
  readonly draft: Draft
  readonly legs: Legs
  readonly prices: Prices
  readonly payment: PaymentDraft
  /** Packs have no legs. */
  readonly isPack: boolean
}

export function toOrderBody({ userId, draft, legs, prices, payment, isPack }: OrderInput): OrderBody {
  const { no_shipping: _shipping, store_mode: _mode, ...request } = toQuoteRequest(draft, legs, isPack)
  return {
    ...request,
    user_id: userId,
    prices: fromPrices(prices),
    observaciones: draft.remarks,
    ...paymentFields(payment, isPack),
    es_bono: isPack ? 1 : 0,
    solve_incident: 0,
  }
}
