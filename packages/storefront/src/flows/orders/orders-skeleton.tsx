import { OrderCardSkeleton, Skeleton, SkeletonGroup, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Placeholder of the order list while it loads. */
export function OrdersSkeleton() {
  const { t } = useTranslation('orders')
  return (
    <SkeletonGroup label={t('orders:list.loading')}>
      <Stack gap="sm">
        <Skeleton width="short" />
        <Skeleton shape="control" />
        <OrderCardSkeleton />
        <OrderCardSkeleton />
        <OrderCardSkeleton />
      </Stack>
    </SkeletonGroup>
  )
}
