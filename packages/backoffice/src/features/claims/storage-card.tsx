import { problemText } from '@colada/client/api/problem-text'
import { formatDate } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { Button, Callout, Card, Heading, Inline, Stack, Text, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChargeStorageMutation } from './endpoints.ts'

const MAX_REASON_CHARACTERS = 300

export interface StorageCardProps {
  readonly locator: string
  readonly version: number
  /** Since when the garments have waited, and what is not charged yet. */
  readonly storage: { readonly since: string; readonly days: number; readonly fee: number }
}

/** Charges the storage of garments, or waives it with a reason. It is paid before they are handed over. */
export function StorageCard({ locator, version, storage: { since, days, fee } }: StorageCardProps) {
  const { t } = useTranslation(['incidents', 'common'])
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [charge, { isLoading, error }] = useChargeStorageMutation()
  const amount = formatMoney(fromEuros(fee))
  const waive = () => {
    setTried(true)
    if (reason.trim() !== '') void charge({ locator, body: { version, waive: true, reason } })
  }
  return (
    <Card as="section" padding="large">
      <Stack gap="md">
        <Heading level={2} size="title4">
          {t('incidents:storage.title')}
        </Heading>
        <Text>{t('incidents:storage.text', { day: formatDate(since, language), count: days, amount })}</Text>
        <Inline>
          <Button
            loading={isLoading}
            loadingLabel={t('incidents:actions.busy')}
            onClick={() => void charge({ locator, body: { version, waive: false, reason: '' } })}
          >
            {t('incidents:storage.charge', { amount })}
          </Button>
        </Inline>
        <TextField
          label={t('incidents:storage.reason')}
          hint={t('incidents:storage.reasonHint')}
          autoComplete="off"
          maxLength={MAX_REASON_CHARACTERS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isTried && reason.trim() === '' ? t('incidents:storage.reasonMissing') : undefined}
        />
        <Inline>
          <Button tone="neutral" appearance="outline" onClick={waive}>
            {t('incidents:storage.waive')}
          </Button>
        </Inline>
        {error && (
          <Callout tone="danger" live="alert">
            {problemText(error, t)}
          </Callout>
        )}
      </Stack>
    </Card>
  )
}
