import { Skeleton, SkeletonGroup, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Placeholder of the order list while it loads. */
export function OrdersSkeleton() {
  const { t } = useTranslation('orders')
  return (
    <SkeletonGroup label={t('orders:list.loading')}>
      <Stack gap="sm">
        <Skeleton shape="control" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    </SkeletonGroup>
  )
}
