import { priceOrder } from '@colada/domain/orders/price-order'
import type { Prices } from '@colada/domain/orders/prices'
import { skipToken } from '@reduxjs/toolkit/query'
import type { OrderedLine } from '../../features/orders/ordered-line.ts'
import { useQuoteQuery } from '../../features/promotions/endpoints.ts'
import type { Legs } from './use-legs.ts'

/**
 * What the order costs: at once by the same rule that the API runs, and then by its word (decisions: Money).
 * While a code counts, only the API knows its worth, so its last word stays until the next. It is not asked while a
 * chosen hour is on its way: its answer would be for an order that nobody wants, and the next one a changed total.
 */
export function usePrice(items: readonly OrderedLine[], legs: Legs, promoCode: string) {
  const { pickup, delivery, isLoadingChosen } = legs
  const wanted = {
    lines: items.map((item) => item.line),
    pickupId: pickup.slot?.id ?? null,
    deliveryId: delivery.slot?.id ?? null,
  }
  const { data, currentData, isFetching, error, refetch } = useQuoteQuery(
    isLoadingChosen ? skipToken : { ...wanted, promoCode },
  )
  const estimate = (): Prices =>
    priceOrder({
      lines: items.map((item) => item.priced),
      pickupVariation: pickup.slot?.variation ?? 0,
      deliveryVariation: delivery.slot?.variation ?? 0,
    })
  const stale = data?.code ? data.prices : undefined
  return {
    wanted,
    quote: currentData,
    prices: currentData?.prices ?? stale ?? estimate(),
    isFetching: isFetching || isLoadingChosen,
    isSettled: currentData !== undefined && !isFetching,
    error,
    refetch,
  }
}
