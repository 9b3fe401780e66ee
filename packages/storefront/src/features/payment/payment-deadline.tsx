import { type ServerClock, useSecondsLeft } from '@colada/client/clock/use-seconds-left'
import { formatCountdown } from '@colada/client/format/countdown'
import type { Order } from '@colada/domain/orders/order'
import { isPayable } from '@colada/domain/orders/payable'
import { Text } from '@colada/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export interface PaymentDeadlineProps {
  readonly order: Order
  readonly serverClock: ServerClock
  /** Called when the time runs out while the component is mounted. */
  readonly onOver: () => void
}

/** The time left to pay an order or a change of one; nothing when no payment is due. */
export function PaymentDeadline(props: PaymentDeadlineProps) {
  return isPayable(props.order) && <Left {...props} />
}

function Left({ order, serverClock, onOver }: PaymentDeadlineProps) {
  const { t } = useTranslation(['orders', 'payment'])
  const left = useSecondsLeft(order.payBefore, serverClock)
  const isOver = left === 0
  const wasOver = useRef(isOver)

  const endPayment = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver && !wasOver.current) endPayment()
    wasOver.current = isOver
  }, [isOver])

  if (isOver) return <Text>{t('payment:clock.over')}</Text>
  const time = formatCountdown(left)
  return (
    <Text>
      {t(order.pendingChange ? 'orders:actions.payChangeBefore' : 'orders:actions.payBefore', { time })}
    </Text>
  )
}
