import type { OrderId } from '@colada/domain/orders/order'
import { priceOrder } from '@colada/domain/orders/price-order'
import type { OrderedLine } from '../../features/orders/ordered-line.ts'
import { useQuoteQuery } from '../../features/promotions/endpoints.ts'
import { useTotalChange } from '../../features/orders/use-total-change.ts'

/**
 * What is bought without a van of its own costs: at once by the domain's rule, then by the API's word (decisions:
 * Money). `addedTo` is the order that garments are added to.
 */
export function useDirectPrice(items: readonly OrderedLine[], promoCode: string, addedTo?: OrderId) {
  const wanted = {
    lines: items.map((item) => item.line),
    pickupId: null,
    deliveryId: null,
    ...(addedTo !== undefined && { change: { orderId: addedTo, type: 'add_items_to_order' } as const }),
  }
  const { currentData, isFetching, error, refetch } = useQuoteQuery({ ...wanted, promoCode })
  const isSettled = currentData !== undefined && !isFetching
  const change = useTotalChange(
    isSettled
      ? {
          total: currentData.prices.total,
          causes: {
            pickup: null,
            delivery: null,
            addresses: '',
            promo: currentData.code,
            garments: JSON.stringify(wanted.lines),
          },
        }
      : null,
  )
  return {
    /** How the total became another one since the page was opened, and why. */
    change,
    wanted,
    quote: currentData,
    prices: currentData?.prices ?? priceOrder({ lines: items.map((item) => item.priced), noShipping: true }),
    isFetching,
    isSettled,
    error,
    refetch,
  }
}
