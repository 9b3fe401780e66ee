import type { OrderId } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { firstRefetchAfter, newOrderRefetches } from '@colada/domain/payment/window'
import { useEffect, useState } from 'react'
import { useOrderQuery } from './endpoints.ts'

/** An order, and while its payment is pending up to eight more looks, each after twice the wait (spec 000 §4). */
export function usePolledOrder(id: OrderId) {
  const order = useOrderQuery(id, { skip: !(id > 0) })
  const { data, refetch } = order
  const [looks, setLooks] = useState(0)
  const isPending = data?.order.status === orderStatus.pendingPayment

  useEffect(() => {
    if (!isPending || looks >= newOrderRefetches) return undefined
    const timer = setTimeout(
      () => {
        setLooks(looks + 1)
        void refetch()
      },
      firstRefetchAfter * 1_000 * 2 ** looks,
    )
    return () => clearTimeout(timer)
  }, [isPending, looks, refetch])

  return order
}
