import type { Order } from '@colada/domain/orders/order'
import { priceChange } from '@colada/domain/orders/price-change'
import { skipToken } from '@reduxjs/toolkit/query'
import { useQuoteQuery } from '../../features/promotions/endpoints.ts'
import type { useChange } from './use-change.ts'

/** The price of moving the edited legs: from the order immediately, then quoted by the API (decisions: Money). */
export function useChangePrice(order: Order, { pickup, delivery }: ReturnType<typeof useChange>) {
  const hasEdits = pickup.isEdited || delivery.isEdited
  const { currentData, isFetching, error, refetch, isUninitialized } = useQuoteQuery(
    hasEdits
      ? {
          lines: [],
          pickupId: pickup.slot?.id ?? null,
          deliveryId: delivery.slot?.id ?? null,
          promoCode: '',
          change: {
            orderId: order.id,
            type: pickup.isEdited ? 'change_pickup_to_order' : 'change_delivery_to_order',
          },
        }
      : skipToken,
  )
  // Until a leg is edited: the lowest price of those that can move.
  const costs = [pickup, delivery]
    .filter((leg) => (hasEdits ? leg.isEdited : leg.canMove))
    .flatMap(({ cost }) => cost ?? [])
  const minCost = costs.length === 0 ? 0 : Math.min(...costs)
  return {
    quote: currentData,
    prices:
      currentData?.prices ??
      priceChange(order, {
        pickupVariation: pickup.isEdited ? (pickup.slot?.variation ?? null) : null,
        deliveryVariation: delivery.isEdited ? (delivery.slot?.variation ?? null) : null,
        incidents: minCost,
      }),
    isFetching,
    isSettled: currentData !== undefined && !isFetching,
    error: hasEdits ? error : undefined,
    refetch: () => (isUninitialized ? undefined : void refetch()),
  }
}
