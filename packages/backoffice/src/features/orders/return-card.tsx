import { problemText, toProblem } from '@colada/client/api/problem-text'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, Callout, Inline, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useReturnGarmentsMutation } from './return-endpoints.ts'

export interface ReturnCardProps {
  readonly locator: string
  readonly version: number
  /** The garments of the cancelled order are still with the shop. */
  readonly isDue: boolean
}

/** The garments of a cancelled order that go back to their customer, and the button that records that they did. */
export function ReturnCard({ locator, version, isDue }: ReturnCardProps) {
  const { t } = useTranslation(['orders', 'drawer', 'common'])
  const [returnGarments, { isLoading, data, error }] = useReturnGarmentsMutation()
  if (data && !isDue) {
    return (
      <Callout tone="success" live="status">
        {t('orders:return.done')}
      </Callout>
    )
  }
  if (!isDue) return null
  const hasChanged = error !== undefined && toProblem(error).code === statusCodes.versionChanged.code
  return (
    <Stack gap="sm">
      <Callout tone="warning">{t('orders:detail.returnDue')}</Callout>
      {error && (
        <Callout tone={hasChanged ? 'warning' : 'danger'} live="alert">
          {hasChanged ? t('drawer:payment.conflict') : problemText(error, t)}
        </Callout>
      )}
      <Inline>
        <Button
          loading={isLoading}
          loadingLabel={t('drawer:busy')}
          onClick={() => void returnGarments({ locator, version })}
        >
          {t('orders:return.record')}
        </Button>
      </Inline>
    </Stack>
  )
}
