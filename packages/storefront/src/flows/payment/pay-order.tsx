import { payingProcess } from '@colada/domain/payment/due'
import { recheckEvery } from '@colada/domain/payment/window'
import { Sidebar, Stack } from '@colada/ui'
import { useEffect } from 'react'
import type { SeenOrder } from '../../features/orders/endpoints.ts'
import { PaymentClock } from '../../features/payment/payment-clock.tsx'
import { onPaymentDone } from '../../features/payment/payment-done.ts'
import { PaymentWaiting } from '../../features/payment/payment-waiting.tsx'
import { useIsOver } from '../../platform/clock/use-seconds-left.ts'
import { onPageShown } from '../../platform/browser/page-shown.ts'
import { PaymentMethods } from './payment-methods.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import { LeavePayment } from './leave-payment.tsx'
import { usePayment } from './use-payment.ts'

/** Seconds between looks while a payment is on its way. */
const lookEvery = { confirming: 1, checking: 3 } as const

export interface PayOrderProps {
  readonly seen: SeenOrder
  /** Asks for the order again every so many seconds; 0 for not at all. */
  readonly onWait: (every: number) => void
  readonly onLookAgain: () => unknown
}

/** What an order owes, with the time left to pay it: the ways to pay, or what is being waited for. */
export function PayOrder({ seen, onWait, onLookAgain }: PayOrderProps) {
  const { order } = seen
  const isChange = order.pendingChange !== null
  const isOver = useIsOver(order.payBefore, seen)
  const payment = usePayment(order, onLookAgain)
  const { phase } = payment
  const isWaiting = phase === 'confirming' || phase === 'checking'
  // A new order waits for its own end; whatever else is paid is polled (spec 000 §4, Payment).
  const rest = isOver || payingProcess(order) !== 'reserve_order' ? recheckEvery : 0
  const every = isWaiting ? lookEvery[phase] : rest

  useEffect(() => onWait(every), [every, onWait])
  useEffect(() => {
    if (isOver) void onLookAgain()
    // At zero once; from then on every minute.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver])
  useEffect(() => {
    const stops = [
      onPageShown(() => void onLookAgain()),
      onPaymentDone((id) => id === order.id && void onLookAgain()),
    ]
    return () => stops.forEach((stop) => stop())
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [order.id])

  return (
    <Sidebar side="end">
      <Stack gap="lg">
        {!isWaiting && <PaymentClock payBefore={order.payBefore} seen={seen} isChange={isChange} />}
        {isWaiting ? (
          <PaymentWaiting what={isOver && phase === 'checking' ? 'over' : phase} />
        ) : isOver ? (
          <PaymentWaiting what="over" />
        ) : (
          <PaymentMethods order={order} payment={payment} />
        )}
      </Stack>
      <PaymentSummary order={order} isWaiting={isWaiting || isOver} />
      {!isOver && !isWaiting && <LeavePayment isPaying={phase === 'paying'} isChange={isChange} />}
    </Sidebar>
  )
}
