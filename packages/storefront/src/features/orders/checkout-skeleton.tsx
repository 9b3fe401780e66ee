import { Sidebar, Skeleton, SkeletonGroup, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Placeholder of a checkout while it loads. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('common:calls.loading')}>
      <Sidebar side="end">
        <Stack gap="lg">
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
        <Skeleton shape="card" />
      </Sidebar>
    </SkeletonGroup>
  )
}
