import { Sidebar, Skeleton, SkeletonGroup, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Placeholder of an order or payment while it loads. */
export function PaymentSkeleton() {
  const { t } = useTranslation(['orders', 'payment'])
  return (
    <SkeletonGroup label={t('orders:detail.loading')}>
      <Sidebar side="end">
        <Stack gap="lg">
          <Stack gap="xs">
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Stack>
          <FieldsSkeleton />
        </Stack>
        <Skeleton shape="card" />
      </Sidebar>
    </SkeletonGroup>
  )
}

/** Placeholder of the card form while the provider's library and the saved cards load. */
export function CardFormSkeleton() {
  const { t } = useTranslation(['orders', 'payment'])
  return (
    <SkeletonGroup label={t('payment:form.preparing')}>
      <FieldsSkeleton />
    </SkeletonGroup>
  )
}

function FieldsSkeleton() {
  return (
    <Stack gap="md">
      {['holder', 'card'].map((field) => (
        <Stack key={field} gap="xs">
          <Skeleton width="short" />
          <Skeleton shape="control" />
        </Stack>
      ))}
      <Skeleton width="long" />
      <Skeleton width="half" />
      <Skeleton shape="control" />
      <Skeleton width="long" />
    </Stack>
  )
}
