import { onPageShown } from '@colada/client/browser/page-shown'
import { useHasPassed } from '@colada/client/clock/use-seconds-left'
import { getPayable, getPayingProcess } from '@colada/domain/orders/payable'
import { STATUS_POLL_INTERVAL_SECONDS } from '@colada/domain/payment/window'
import { secondsLeft } from '@colada/domain/time/seconds-left'
import { Sidebar, Stack } from '@colada/ui'
import { useEffect, useEffectEvent } from 'react'
import type { OrderResponse } from '../../features/orders/endpoints.ts'
import { PaymentClock } from '../../features/payment/payment-clock.tsx'
import { onPaymentDone } from '../../features/payment/payment-done.ts'
import { PaymentWaiting } from '../../features/payment/payment-waiting.tsx'
import { rememberUnpaid } from '../../platform/store/unpaid-cookie.ts'
import { GiveUp } from '../../shell/give-up.tsx'
import { LeavePayment } from './leave-payment.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import { usePayment } from './use-payment.ts'

/** Seconds between polls while a payment is pending. */
const pollIntervals = { confirming: 1, checking: 3 } as const

export interface PayOrderProps {
  readonly seen: OrderResponse
  /** The chosen payment method. */
  readonly method: string
  readonly onMethodChange: (method: string) => void
  /** Called with the seconds between polls of the order; 0 for none. */
  readonly onPollIntervalChange: (seconds: number) => void
  readonly onRefetch: () => unknown
  /** The customer has cancelled what is unpaid. */
  readonly onGivenUp: () => void
}

/** The payment methods of an order with the time left, or the state of a pending payment. */
export function PayOrder(props: PayOrderProps) {
  const { seen, method, onMethodChange, onPollIntervalChange, onRefetch, onGivenUp } = props
  const { order } = seen
  const isOver = useHasPassed(order.payBefore, seen)
  const payment = usePayment(order, onRefetch)
  const { phase } = payment
  const isWaiting = phase === 'confirming' || phase === 'checking'
  // A new order is refetched when its time is over; any other payment is polled (spec 000 §4, Payment).
  const idleInterval =
    isOver || getPayingProcess(order) !== 'reserve_order' ? STATUS_POLL_INTERVAL_SECONDS : 0
  const pollInterval = isWaiting ? pollIntervals[phase] : idleInterval

  useEffect(() => onPollIntervalChange(pollInterval), [pollInterval, onPollIntervalChange])
  useEffect(() => {
    if (order.payBefore !== null) rememberUnpaid(secondsLeft(order.payBefore, seen.serverTime))
  }, [order.payBefore, seen.serverTime])
  const refetch = useEffectEvent(() => void onRefetch())
  useEffect(() => {
    // Once at zero; polling continues from there.
    if (isOver) refetch()
  }, [isOver])
  useEffect(() => {
    const unsubscribes = [onPageShown(() => refetch()), onPaymentDone((id) => id === order.id && refetch())]
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
  }, [order.id])

  return (
    <Sidebar side="end">
      <Stack gap="lg">
        {!isWaiting && (
          <PaymentClock payBefore={order.payBefore} serverClock={seen} payable={getPayable(order)} />
        )}
        {isWaiting ? (
          <PaymentWaiting state={isOver && phase === 'checking' ? 'over' : phase} />
        ) : isOver ? (
          <PaymentWaiting state="over" />
        ) : (
          <PaymentMethods {...{ order, payment, method, onMethodChange }} />
        )}
      </Stack>
      <Stack gap="md">
        <PaymentSummary order={order} isWaiting={isWaiting || isOver} />
        {!isOver && phase === 'ready' && <GiveUp order={order} onGivenUp={onGivenUp} />}
      </Stack>
      {!isOver && !isWaiting && (
        <LeavePayment isPaying={phase === 'paying'} isChange={order.pendingChange !== null} />
      )}
    </Sidebar>
  )
}
