import { type ServerClock, useSecondsLeft } from '@colada/client/clock/use-seconds-left'
import { formatCountdown } from '@colada/client/format/countdown'
import type { Payable } from '@colada/domain/orders/payable'
import { PAYMENT_WINDOW_SECONDS } from '@colada/domain/payment/window'
import { PaymentCountdown } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { MessageKey } from '../../platform/language/messages.ts'

const SECONDS_PER_MINUTE = 60
/** Minutes left at which the time is announced (trust 10). */
const warnings = [1, 5] as const

/** What is held meanwhile; packs have no slots. */
const texts = {
  order: 'payment:clock.text',
  packs: 'payment:clock.packsText',
  items: 'payment:clock.itemsText',
  dates: 'payment:clock.datesText',
} as const satisfies Record<Payable, MessageKey>

export interface PaymentClockProps {
  readonly payBefore: number | null
  readonly serverClock: ServerClock
  readonly payable: Payable
}

/** The countdown of a payment. */
export function PaymentClock({ payBefore, serverClock, payable }: PaymentClockProps) {
  const { t } = useTranslation('payment')
  const left = useSecondsLeft(payBefore, serverClock)
  const time = formatCountdown(left)
  const isNewOrder = payable === 'order' || payable === 'packs'
  const warning = warnings.find((minutes) => left <= minutes * SECONDS_PER_MINUTE)
  const announcement =
    left === 0
      ? t('payment:clock.over')
      : warning === undefined
        ? t(isNewOrder ? 'payment:clock.running' : 'payment:clock.runningChange', {
            count: PAYMENT_WINDOW_SECONDS / SECONDS_PER_MINUTE,
          })
        : t('payment:clock.left', { count: warning })
  return (
    <PaymentCountdown
      label={t('payment:clock.label')}
      time={time}
      announcement={announcement}
      remaining={left / PAYMENT_WINDOW_SECONDS}
      tone={warning === undefined ? 'neutral' : 'urgent'}
      {...(left > 0 && { text: t(texts[payable]) })}
    />
  )
}
