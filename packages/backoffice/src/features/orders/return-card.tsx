import { Button, Callout, Inline, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useReturnGarmentsMutation } from './return-endpoints.ts'
import { ReturnProblem } from './return-problem.tsx'
import { ReturnToStore } from './return-to-store.tsx'

export interface ReturnCardProps {
  readonly locator: string
  readonly version: number
  /** The garments of the cancelled order are still with the shop. */
  readonly isDue: boolean
  /** Where the garments are to be collected; null while a van brings them. */
  readonly storeId: number | null
}

/** The garments of a cancelled order that go back to their customer: records that they did, or changes that to a store. */
export function ReturnCard({ locator, version, isDue, storeId }: ReturnCardProps) {
  const { t } = useTranslation(['orders', 'drawer'])
  const [returnGarments, { isLoading, data, error }] = useReturnGarmentsMutation()
  if (data && !isDue) {
    return (
      <Callout tone="success" live="status">
        {t('orders:return.done')}
      </Callout>
    )
  }
  if (!isDue) return null
  return (
    <Stack gap="sm">
      <Callout tone="warning">{t('orders:detail.returnDue')}</Callout>
      <ReturnProblem error={error} />
      <Inline>
        <Button
          loading={isLoading}
          loadingLabel={t('drawer:busy')}
          onClick={() => void returnGarments({ locator, version })}
        >
          {t('orders:return.record')}
        </Button>
      </Inline>
      <ReturnToStore locator={locator} version={version} storeId={storeId} />
    </Stack>
  )
}
