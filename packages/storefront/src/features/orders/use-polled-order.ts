import type { OrderId } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { FIRST_REFETCH_DELAY_SECONDS, MAX_NEW_ORDER_REFETCHES } from '@colada/domain/payment/window'
import { useEffect, useState } from 'react'
import { useOrderQuery } from './endpoints.ts'

/** An order; while its payment is pending it is refetched up to eight times with exponential backoff (spec 000 §4). */
export function usePolledOrder(id: OrderId) {
  const order = useOrderQuery(id, { skip: !(id > 0) })
  const { data, refetch } = order
  const [refetches, setRefetches] = useState(0)
  const isPending = data?.order.status === orderStatus.pendingPayment

  useEffect(() => {
    if (!isPending || refetches >= MAX_NEW_ORDER_REFETCHES) return undefined
    const timer = setTimeout(
      () => {
        setRefetches(refetches + 1)
        void refetch()
      },
      FIRST_REFETCH_DELAY_SECONDS * 1_000 * 2 ** refetches,
    )
    return () => clearTimeout(timer)
  }, [isPending, refetches, refetch])

  return order
}
