import type { Cents } from '@colada/domain/money/money'
import { Callout, Stack } from '@colada/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { OptionalBoundary } from '../../platform/browser/optional-boundary.tsx'
import { useTranslation } from 'react-i18next'
import type { PayPalConfig } from './endpoints.ts'
import { PayPalSkeleton, PayPalUnavailable } from './paypal-placeholders.tsx'

const PayPalButtonsView = lazy(() => import('./paypal-buttons.tsx'))

export interface PayWithPayPalProps {
  readonly config: PayPalConfig
  readonly amount: Cents
  /** A payment begins; answers PayPal's name for the order. */
  readonly onCreateOrder: () => Promise<string>
  readonly onApprove: (paypalId: string) => Promise<void>
  readonly onCancel: () => void
  readonly onFail: () => void
}

/** PayPal's buttons, brought when somebody looks at them, and what to do where they cannot be had. */
export function PayWithPayPal({ onCreateOrder, onCancel, ...props }: PayWithPayPalProps) {
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
      <OptionalBoundary onFailed={() => setFailed(true)}>
        <Suspense fallback={<PayPalSkeleton />}>
          <PayPalButtonsView
            {...props}
            key={attempt}
            onCreateOrder={() => {
              setTurnedBack(false)
              return onCreateOrder()
            }}
            onCancel={() => {
              setTurnedBack(true)
              onCancel()
            }}
            onRetry={() => setAttempt((count) => count + 1)}
          />
        </Suspense>
      </OptionalBoundary>
    </Stack>
  )
}
