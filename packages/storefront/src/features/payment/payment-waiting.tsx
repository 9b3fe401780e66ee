import { Callout, Spinner } from '@colada/ui'
import { useTranslation } from 'react-i18next'

export interface PaymentWaitingProps {
  /** `confirming`: paid, says the provider. `checking`: nobody knows yet. `over`: the time has run out. */
  readonly state: 'confirming' | 'checking' | 'over'
}

/** The payment is out of the customer's hands: it is being looked after, and nobody is asked to pay twice (trust 9). */
export function PaymentWaiting({ state }: PaymentWaitingProps) {
  const { t } = useTranslation('payment')
  return (
    <Callout tone="info" live="status" title={t(`payment:waiting.${state}Title`)} actions={<Spinner />}>
      {t(`payment:waiting.${state}`)}
    </Callout>
  )
}
