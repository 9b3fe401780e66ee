import { Callout, Spinner } from '@colada/ui'
import { useTranslation } from 'react-i18next'

export interface PaymentWaitingProps {
  /** `confirming`: the provider has succeeded. `checking`: the outcome is unknown. `over`: the time has run out. */
  readonly state: 'confirming' | 'checking' | 'over'
}

/** A payment in progress, during which no other attempt is offered (trust 9). */
export function PaymentWaiting({ state }: PaymentWaitingProps) {
  const { t } = useTranslation('payment')
  return (
    <Callout tone="info" live="status" title={t(`payment:waiting.${state}Title`)} actions={<Spinner />}>
      {t(`payment:waiting.${state}`)}
    </Callout>
  )
}
