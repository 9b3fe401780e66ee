import { Skeleton, SkeletonGroup, Stack } from '@colada/ui'
import { useWords } from '../../platform/language/words.tsx'

/** Keeps the place of the orders until they are here. */
export function OrdersBones() {
  const { t } = useWords()
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
