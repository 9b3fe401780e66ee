import type { Cents } from '@colada/domain/money/money'
import { Callout, Stack } from '@colada/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Optional } from '../../platform/browser/optional.tsx'
import { useTranslation } from 'react-i18next'
import type { PayPalConfig } from './endpoints.ts'
import { PayPalBones, PayPalUnavailable } from './paypal-places.tsx'

const PayPalButtonsView = lazy(() => import('./paypal-buttons.tsx'))

export interface PayWithPayPalProps {
  readonly config: PayPalConfig
  readonly amount: Cents
  /** A payment begins; answers PayPal's name for the order. */
  readonly onOpen: () => Promise<string>
  readonly onApprove: (paypalId: string) => Promise<void>
  readonly onCancel: () => void
  readonly onFail: () => void
}

/** PayPal's buttons, brought when somebody looks at them, and what to do where they cannot be had. */
export function PayWithPayPal({ onOpen, onCancel, ...props }: PayWithPayPalProps) {
  const { t } = useTranslation('payment')
  const [attempt, setAttempt] = useState(0)
  const [turnedBack, setTurnedBack] = useState(false)
  const [failed, setFailed] = useState(false)
  // Buttons that go take their window with them, and nothing would end the attempt.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onCancel, [])

  return (
    <Stack gap="md">
      {turnedBack && (
        <Callout live="status" title={t('payment:paypal.cancelledTitle')}>
          {t('payment:paypal.cancelled')}
        </Callout>
      )}
      {failed && <PayPalUnavailable onRetry={() => location.reload()} />}
      <Optional onFailed={() => setFailed(true)}>
        <Suspense fallback={<PayPalBones />}>
          <PayPalButtonsView
            {...props}
            key={attempt}
            onOpen={() => {
              setTurnedBack(false)
              return onOpen()
            }}
            onCancel={() => {
              setTurnedBack(true)
              onCancel()
            }}
            onRetry={() => setAttempt((count) => count + 1)}
          />
        </Suspense>
      </Optional>
    </Stack>
  )
}
