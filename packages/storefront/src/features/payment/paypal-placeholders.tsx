import { Callout, Skeleton, SkeletonGroup } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The skeleton of PayPal's buttons. */
export function PayPalSkeleton() {
  const { t } = useTranslation(['account', 'payment'])
  return (
    <SkeletonGroup label={t('payment:paypal.loading')}>
      <Skeleton shape="control" />
    </SkeletonGroup>
  )
}

/** PayPal's buttons failed to load. `retry` is a button. */
export function PayPalUnavailable({ retry }: { retry: ReactNode }) {
  const { t } = useTranslation(['account', 'payment'])
  return (
    <Callout tone="warning" live="status" actions={retry}>
      {t('payment:paypal.unavailable')}
    </Callout>
  )
}
