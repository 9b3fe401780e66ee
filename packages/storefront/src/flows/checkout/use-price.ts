import { priceOrder } from '@colada/domain/orders/price-order'
import type { Prices } from '@colada/domain/promotions/prices'
import { legs as legNames } from '@colada/domain/schedule/slot'
import { skipToken } from '@reduxjs/toolkit/query'
import type { PricedCartLine } from '../../features/cart/priced-lines.ts'
import { useQuoteQuery } from '../../features/promotions/endpoints.ts'
import type { Legs } from './use-legs.ts'

/**
 * The price of a new order: computed immediately by the domain's rule, then quoted by the API (decisions: Money). Only
 * the API can price a promo code, so its last quote remains until the next one. No quote is requested while chosen slots
 * are loading: it would lack them, and the next quote would then show a changed total.
 */
export function usePrice(items: readonly PricedCartLine[], legs: Legs, promoCode: string) {
  const { pickup, delivery, isLoadingChosen } = legs
  const request = {
    lines: items.map((item) => item.line),
    pickupId: pickup.slot?.id ?? null,
    deliveryId: delivery.slot?.id ?? null,
    pickupStoreId: pickup.visit?.store.id ?? null,
    deliveryStoreId: delivery.visit?.store.id ?? null,
  }
  const { data, currentData, isFetching, error, refetch } = useQuoteQuery(
    isLoadingChosen ? skipToken : { ...request, promoCode },
  )
  const estimate = (): Prices =>
    priceOrder({
      lines: items.map((item) => item.priced),
      pickupVariation: pickup.slot?.variation ?? 0,
      deliveryVariation: delivery.slot?.variation ?? 0,
      storeLegs: legNames.filter((name) => legs[name].visit !== null),
    })
  const lastPrices = data?.code ? data.prices : undefined
  return {
    request,
    quote: currentData,
    prices: currentData?.prices ?? lastPrices ?? estimate(),
    isFetching: isFetching || isLoadingChosen,
    isSettled: currentData !== undefined && !isFetching,
    error,
    refetch,
  }
}
