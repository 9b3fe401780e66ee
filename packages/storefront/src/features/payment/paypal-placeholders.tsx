import { Button, Callout, Skeleton, SkeletonGroup } from '@colada/ui'
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

/** PayPal's buttons failed to load. */
export function PayPalUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['account', 'payment'])
  return (
    <Callout
      tone="warning"
      live="status"
      actions={<Button onClick={onRetry}>{t('account:calls.retry')}</Button>}
    >
      {t('payment:paypal.unavailable')}
    </Callout>
  )
}
