import { onPageShown } from '@colada/client/browser/page-shown'
import { useHasPassed, useSecondsLeft } from '@colada/client/clock/use-seconds-left'
import { formatCountdown } from '@colada/client/format/countdown'
import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { getPayable } from '@colada/domain/orders/payable'
import { routePath } from '@colada/domain/routes/route-path'
import { secondsLeft } from '@colada/domain/time/seconds-left'
import { type ReactNode, useEffect } from 'react'
import { type OrdersResponse, useUnpaidOrdersQuery } from '../../features/orders/endpoints.ts'
import { forgetUnpaid, rememberUnpaid } from '../../platform/store/unpaid-cookie.ts'
import { GiveUp } from '../give-up.tsx'
import { UnpaidView } from './unpaid-view.tsx'
import { useTimedOutOrders } from './use-timed-out-orders.ts'

/** Polling interval once the time to pay is over: the order is about to be cancelled. */
const POLL_INTERVAL_MS = 3_000

/** What waits for a payment, with the time left by the server's clock. */
export default function UnpaidOrders({ placeholder }: { placeholder: ReactNode }) {
  const { data, refetch } = useUnpaidOrdersQuery(undefined, { refetchOnMountOrArgChange: true })
  useEffect(() => onPageShown(() => void refetch()), [refetch])
  useTimedOutOrders(data)
  const [order] = data?.orders.toSorted((a, b) => (a.payBefore ?? 0) - (b.payBefore ?? 0)) ?? []

  useEffect(() => {
    if (!data) return
    if (order?.payBefore) rememberUnpaid(secondsLeft(order.payBefore, data.serverTime))
    else forgetUnpaid()
  }, [data, order])

  if (!data) return placeholder
  return order ? <UnpaidOrder key={order.id} order={order} seen={data} /> : null
}

function UnpaidOrder({ order, seen }: { order: Order; seen: OrdersResponse }) {
  const language = useLanguage()
  const isOver = useHasPassed(order.payBefore, seen)
  const left = useSecondsLeft(order.payBefore, seen)
  useUnpaidOrdersQuery(undefined, { pollingInterval: isOver ? POLL_INTERVAL_MS : 0 })
  return (
    <UnpaidView
      payable={getPayable(order)}
      locator={order.locator}
      payHref={routePath(language, 'Payment', { id: order.id })}
      time={formatCountdown(left)}
      giveUp={!isOver && <GiveUp order={order} size="small" />}
    />
  )
}
