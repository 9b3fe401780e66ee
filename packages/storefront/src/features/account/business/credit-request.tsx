import { problemText } from '@colada/client/api/problem-text'
import { MAX_LIMIT_CENTS } from '@colada/domain/business/credit'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros, toEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'
import { Button, Callout, Inline, Stack, Text, TextField } from '@colada/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnBusiness, useRequestCreditMutation } from './endpoints.ts'

/** Asks for credit, or for a higher limit. What was typed stays after an error. */
export function CreditRequest({ account }: Pick<OwnBusiness, 'account'>) {
  const { t } = useTranslation(['business', 'common'])
  const [limit, setLimit] = useState(() => formatMoney(fromEuros(account.limit)).replace(/\s€$/, ''))
  const [contact, setContact] = useState(account.contact)
  const [isSent, setSent] = useState(false)
  const key = useRef({ content: '', key: '' })
  const [request, { isLoading, error }] = useRequestCreditMutation()
  const amount = parseMoney(limit)
  const isLimitValid = amount !== null && amount >= 100 && amount <= MAX_LIMIT_CENTS
  const isContactValid = contact.trim() !== ''

  const submit = async () => {
    setSent(true)
    if (!isLimitValid || !isContactValid) return
    const body = { wanted_limit: toEuros(amount), contact: contact.trim() }
    const content = JSON.stringify(body)
    if (key.current.content !== content) key.current = { content, key: crypto.randomUUID() }
    await request({ body, key: key.current.key })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="md">
        <Text>{t('business:request.text')}</Text>
        <TextField
          label={t('business:request.limit')}
          hint={t('business:request.limitHint')}
          inputMode="decimal"
          autoComplete="off"
          suffix="€"
          value={limit}
          onChange={(event) => setLimit(event.target.value)}
          error={isSent && !isLimitValid ? t('business:request.limitInvalid') : undefined}
        />
        <TextField
          label={t('business:request.contact')}
          hint={t('business:request.contactHint')}
          autoComplete="name"
          maxLength={160}
          value={contact}
          onChange={(event) => setContact(event.target.value)}
          error={isSent && !isContactValid ? t('business:request.contactMissing') : undefined}
        />
        {error && (
          <Callout tone="danger" live="alert">
            {problemText(error, t)}
          </Callout>
        )}
        <Inline>
          <Button type="submit" loading={isLoading} loadingLabel={t('business:request.sending')}>
            {t('business:request.send')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
