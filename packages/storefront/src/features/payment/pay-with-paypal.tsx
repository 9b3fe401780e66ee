import { OptionalBoundary } from '@colada/client/browser/optional-boundary'
import type { Cents } from '@colada/domain/money/money'
import { Button, Callout, Stack } from '@colada/ui'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayPalConfig } from './endpoints.ts'
import { PayPalSkeleton, PayPalUnavailable } from './paypal-placeholders.tsx'

const PayPalButtonsView = lazy(() => import('./paypal-buttons.tsx'))

export interface PayWithPayPalProps {
  readonly config: PayPalConfig
  readonly amount: Cents
  /** Starts a payment; resolves to PayPal's order id. */
  readonly onCreateOrder: () => Promise<string>
  readonly onApprove: (paypalId: string) => Promise<void>
  readonly onCancel: () => void
  readonly onFail: () => void
}

/** PayPal's buttons, loaded lazily, or a retry when they fail to load. */
export function PayWithPayPal({ onCreateOrder, onCancel, ...props }: PayWithPayPalProps) {
  const { t } = useTranslation(['common', 'payment'])
  const [attempt, setAttempt] = useState(0)
  const [isCancelled, setCancelled] = useState(false)
  const [failed, setFailed] = useState(false)
  const cancel = useEffectEvent(onCancel)
  // Unmounting closes PayPal's window without a callback.
  useEffect(() => () => cancel(), [])

  return (
    <Stack gap="md">
      {isCancelled && (
        <Callout live="status" title={t('payment:paypal.cancelledTitle')}>
          {t('payment:paypal.cancelled')}
        </Callout>
      )}
      {failed && (
        <PayPalUnavailable
          retry={<Button onClick={() => location.reload()}>{t('common:calls.retry')}</Button>}
        />
      )}
      <OptionalBoundary onFailed={() => setFailed(true)}>
        <Suspense fallback={<PayPalSkeleton />}>
          <PayPalButtonsView
            {...props}
            key={attempt}
            onCreateOrder={() => {
              setCancelled(false)
              return onCreateOrder()
            }}
            onCancel={() => {
              setCancelled(true)
              onCancel()
            }}
            onRetry={() => setAttempt((count) => count + 1)}
          />
        </Suspense>
      </OptionalBoundary>
    </Stack>
  )
}
