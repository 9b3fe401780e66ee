import { Sidebar, Skeleton, SkeletonGroup, Stack } from '@colada/ui'
import { useWords } from '../../platform/language/words.tsx'

/** Keeps the place of the payment until the order is here. */
export function PaymentBones() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('orders:detail.loading')}>
      <Sidebar side="end">
        <Stack gap="md">
          <Skeleton shape="title" width="half" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
        <Skeleton shape="card" />
      </Sidebar>
    </SkeletonGroup>
  )
}
