import { fromPrices } from '@colada/domain/promotions/contract'
import type { Prices } from '@colada/domain/promotions/prices'
import type { Draft } from './draft.ts'
import type { OrderBody } from './endpoints.ts'
import type { Legs } from './use-legs.ts'

/** What is priced: garments, legs and code of a draft. */
export function toQuoteRequest(draft: Draft, { pickup, delivery, isComplete }: Legs) {
  const legs = isComplete
    ? {
        pickup_address_id: pickup.addressId,
        pickup_time: pickup.chosen?.hour.id ?? null,
        delivery_address_id: delivery.addressId,
        delivery_time: delivery.chosen?.hour.id ?? null,
      }
    : { pickup_address_id: null, pickup_time: null, delivery_address_id: null, delivery_time: null }
  return {
    items: draft.items,
    promo_code: draft.code.trim(),
    no_shipping: 0 as const,
    store_mode: 1 as const,
    ...legs,
  }
}

/** The order as it is sent. `userId` is the customer for whom the page was prepared. */
export function toOrderBody(userId: number, draft: Draft, legs: Legs, prices: Prices): OrderBody {
  const { no_shipping: _shipping, store_mode: _mode, ...request } = toQuoteRequest(draft, legs)
  return {
    ...request,
    user_id: userId,
    prices: fromPrices(prices),
    observaciones: draft.remarks,
    process_type: 'reserve_order_by_unpaid',
    es_bono: 0,
    solve_incident: 0,
  }
}
