import type { Order } from '@colada/domain/orders/order'
import { priceOrder } from '@colada/domain/orders/price-order'
import { skipToken } from '@reduxjs/toolkit/query'
import { useQuoteQuery } from '../../features/promotions/endpoints.ts'
import type { useChange } from './use-change.ts'

/** What moving the edited legs costs now: the order's own word at once, then the API's (decisions: Money). */
export function useChangePrice(order: Order, { pickup, delivery }: ReturnType<typeof useChange>) {
  const moves = pickup.isEdited || delivery.isEdited
  const { currentData, isFetching, error, refetch, isUninitialized } = useQuoteQuery(
    moves
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
  // Until a leg is chosen, the least that any of them costs.
  const costs = [pickup, delivery]
    .filter((leg) => (moves ? leg.isEdited : leg.mayMove))
    .flatMap(({ cost }) => cost ?? [])
  const incidents = costs.length === 0 ? 0 : Math.min(...costs)
  return {
    quote: currentData,
    prices: currentData?.prices ?? priceOrder({ lines: [], incidents }),
    isFetching,
    isSettled: currentData !== undefined && !isFetching,
    error: moves ? error : undefined,
    refetch: () => (isUninitialized ? undefined : void refetch()),
  }
}
