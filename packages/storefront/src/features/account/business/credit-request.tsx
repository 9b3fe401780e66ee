import { problemText } from '@colada/client/api/problem-text'
import { useAttemptKey } from '@colada/client/api/use-attempt-key'
import { toTyped } from '@colada/client/format/euros'
import { AmountField } from '@colada/client/forms/amount-field'
import { SubmitForm } from '@colada/client/forms/submit-form'
import { isLimit } from '@colada/domain/business/credit'
import { toEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'
import { Text, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnBusiness, useRequestCreditMutation } from './endpoints.ts'

/** Asks for credit, or for a higher limit. What was typed stays after an error. */
export function CreditRequest({ account }: Pick<OwnBusiness, 'account'>) {
  const { t } = useTranslation(['business', 'common'])
  const [limit, setLimit] = useState(() => toTyped(account.limit))
  const [contact, setContact] = useState(account.contact)
  const [isSent, setSent] = useState(false)
  const keyOf = useAttemptKey()
  const [request, { isLoading, error }] = useRequestCreditMutation()
  const amount = parseMoney(limit)
  const isLimitValid = isLimit(amount)
  const isContactValid = contact.trim() !== ''

  const submit = async () => {
    setSent(true)
    if (!isLimitValid || !isContactValid) return
    const body = { wanted_limit: toEuros(amount), contact: contact.trim() }
    await request({ body, key: keyOf(body) })
  }

  return (
    <SubmitForm
      onSubmit={submit}
      problem={error && problemText(error, t)}
      submitLabel={t('business:request.send')}
      busyLabel={t('business:request.sending')}
      isBusy={isLoading}
    >
      <Text>{t('business:request.text')}</Text>
      <AmountField
        label={t('business:request.limit')}
        hint={t('business:request.limitHint')}
        value={limit}
        onChange={setLimit}
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
    </SubmitForm>
  )
}
