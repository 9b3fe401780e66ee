import type { OrderId } from '@colada/domain/orders/order'
import { priceOrder } from '@colada/domain/orders/price-order'
import type { PricedCartLine } from '../../features/cart/priced-lines.ts'
import { useTotalChange } from '../../features/orders/use-total-change.ts'
import { useQuoteQuery } from '../../features/promotions/endpoints.ts'

/**
 * The price of a direct order: computed immediately by the domain's rule, then quoted by the API (decisions: Money).
 *
 * @param addedTo the order that garments are added to; left out for packs
 */
export function useDirectPrice(items: readonly PricedCartLine[], promoCode: string, addedTo?: OrderId) {
  const request = {
    lines: items.map((item) => item.line),
    pickupId: null,
    deliveryId: null,
    ...(addedTo !== undefined && { change: { orderId: addedTo, type: 'add_items_to_order' } as const }),
  }
  const { currentData, isFetching, error, refetch } = useQuoteQuery({ ...request, promoCode })
  const isSettled = currentData !== undefined && !isFetching
  const change = useTotalChange(
    isSettled
      ? {
          total: currentData.prices.total,
          inputs: {
            pickup: null,
            delivery: null,
            addresses: '',
            promo: currentData.code,
            garments: JSON.stringify(request.lines),
          },
        }
      : null,
  )
  return {
    /** The last change of the total since the page was opened, and its reason. */
    change,
    request,
    quote: currentData,
    prices: currentData?.prices ?? priceOrder({ lines: items.map((item) => item.priced), noShipping: true }),
    isFetching,
    isSettled,
    error,
    refetch,
  }
}
