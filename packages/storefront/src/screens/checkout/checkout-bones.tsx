import { Sidebar, Skeleton, SkeletonGroup, Stack } from '@colada/ui'
import { useWords } from '../../platform/language/words.tsx'

/** Keeps the place of the checkout until it is known who orders what. */
export function CheckoutBones() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('account:calls.loading')}>
      <Sidebar side="end">
        <Stack gap="lg">
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
        <Skeleton shape="card" />
      </Sidebar>
    </SkeletonGroup>
  )
}
