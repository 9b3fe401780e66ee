import { Sidebar, Skeleton, SkeletonGroup, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Placeholder of a checkout while it loads. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('account')
  return (
    <SkeletonGroup label={t('account:calls.loading')}>
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
