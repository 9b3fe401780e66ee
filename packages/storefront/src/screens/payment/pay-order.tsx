import { recheckEvery } from '@colada/domain/payment/window'
import { OrderSummary, PriceSummary, Sidebar, Stack, Text } from '@colada/ui'
import { useEffect } from 'react'
import type { SeenOrder } from '../../features/orders/endpoints.ts'
import { priceLines } from '../../features/orders/price-lines.ts'
import { LeaveQuestion } from '../../features/payment/leave-question.tsx'
import { PaymentClock } from '../../features/payment/payment-clock.tsx'
import { PaymentWaiting } from '../../features/payment/payment-waiting.tsx'
import { useSecondsLeft } from '../../platform/clock/use-seconds-left.ts'
import { useWords } from '../../platform/language/words.tsx'
import { PayByCard } from './pay-by-card.tsx'
import { usePayment } from './use-payment.ts'

/** Seconds between looks while a payment is on its way. */
const lookEvery = 3

export interface PayOrderProps {
  readonly seen: SeenOrder
  /** Asks for the order again every so many seconds; 0 for not at all. */
  readonly onWait: (every: number) => void
  readonly onLookAgain: () => unknown
}

/** An order with the time left to pay it: the card form, or what is being waited for. */
export function PayOrder({ seen, onWait, onLookAgain }: PayOrderProps) {
  const { t } = useWords()
  const { order } = seen
  const left = useSecondsLeft(order.payBefore, seen)
  const payment = usePayment(order, onLookAgain)
  const isOver = left === 0
  const isWaiting = payment.phase === 'confirming' || payment.phase === 'checking'
  const every = isWaiting ? lookEvery : isOver ? recheckEvery : 0

  useEffect(() => onWait(every), [every, onWait])
  useEffect(() => {
    if (isOver) void onLookAgain()
    // At zero once; from then on every minute.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver])

  return (
    <Sidebar side="end">
      <Stack gap="lg">
        <PaymentClock left={left} />
        {payment.phase === 'confirming' || payment.phase === 'checking' ? (
          <PaymentWaiting what={payment.phase} />
        ) : isOver ? (
          <PaymentWaiting what="over" />
        ) : (
          <PayByCard order={order} payment={payment} />
        )}
      </Stack>
      <OrderSummary sticky heading={t('orders:list.order', { locator: order.locator })} headingLevel={2}>
        <PriceSummary
          {...priceLines({ ...order, items: order.itemsTotal, incidents: order.incidentsTotal }, t)}
        />
        <Text size="small" tone="muted">
          {t('payment:summaryNote')}
        </Text>
      </OrderSummary>
      {!isOver && !isWaiting && <LeaveQuestion paying={payment.phase === 'paying'} />}
    </Sidebar>
  )
}
