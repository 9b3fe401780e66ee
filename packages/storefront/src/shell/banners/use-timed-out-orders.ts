import type { Order } from '@colada/domain/orders/order'
import { useEffect, useRef } from 'react'
import type { OrdersResponse } from '../../features/orders/endpoints.ts'
import { useAppDispatch } from '../../platform/store/hooks.ts'
import { takeBackGarments } from '../take-back-garments.ts'

/** Takes back the garments of new orders that were cancelled while this page waited for their payment. */
export function useTimedOutOrders(seen: OrdersResponse | undefined): void {
  const dispatch = useAppDispatch()
  const before = useRef<readonly Order[]>([])

  useEffect(() => {
    if (!seen) return
    const { orders, serverTime } = seen
    const isTimedOut = ({ id, payBefore, pendingChange }: Order) =>
      pendingChange === null &&
      payBefore !== null &&
      payBefore <= serverTime &&
      !orders.some((order) => order.id === id)
    for (const order of before.current.filter(isTimedOut)) void dispatch(takeBackGarments(order, 'timedOut'))
    before.current = orders
  }, [seen, dispatch])
}
