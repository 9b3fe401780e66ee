import type { WithdrawalField } from '@colada/domain/withdrawals/withdrawal-form'
import { Button, Callout, Card, DescriptionList, Heading, Inline, Stack, Text } from '@colada/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export interface WithdrawalReviewProps {
  readonly statement: Readonly<Record<WithdrawalField, string>>
  readonly isBusy: boolean
  readonly failure: string | undefined
  readonly onConfirm: () => void
  readonly onEdit: () => void
}

/** The second step: the statement, and the button that makes it. What was typed stays after a failure. */
export function WithdrawalReview({ statement, isBusy, failure, onConfirm, onEdit }: WithdrawalReviewProps) {
  const { t } = useTranslation('withdrawal')
  const element = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => element.current?.focus(), [])
  const fields = ['name', 'locator', 'email', 'garments'] as const
  return (
    <div ref={element} tabIndex={-1}>
      <Card as="section" padding="large" aria-label={t('withdrawal:reviewTitle')}>
        <Stack gap="md">
          <Heading level={3}>{t('withdrawal:reviewTitle')}</Heading>
          <Text>{t('withdrawal:statement')}</Text>
          <DescriptionList
            verbatim
            entries={fields.map((field) => ({
              id: field,
              term: t(`withdrawal:fields.${field}`),
              description: statement[field] || t('withdrawal:whole'),
            }))}
          />
          {failure !== undefined && (
            <Callout tone="danger" live="alert">
              {failure}
            </Callout>
          )}
          <Inline>
            <Button loading={isBusy} loadingLabel={t('withdrawal:busy')} onClick={onConfirm}>
              {t('withdrawal:confirm')}
            </Button>
            <Button tone="neutral" appearance="outline" onClick={onEdit}>
              {t('withdrawal:edit')}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </div>
  )
}
