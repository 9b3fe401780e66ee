import { problemText } from '@colada/client/api/problem-text'
import { useAttemptKey } from '@colada/client/api/use-attempt-key'
import { isReadableDate } from '@colada/client/format/dates'
import { toTyped } from '@colada/client/format/euros'
import { AmountField } from '@colada/client/forms/amount-field'
import { SubmitForm } from '@colada/client/forms/submit-form'
import { toEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'
import { MAX_REFERENCE_CHARACTERS } from '@colada/domain/orders/process'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import { DateField, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReceivePaymentMutation } from './endpoints.ts'

export interface PaymentFormProps {
  readonly userId: number
  /** Euros. */
  readonly balance: number
}

/** A date as it is typed, DD/MM/YYYY. */
const toTypedDate = (date: CalendarDate) => date.split('-').toReversed().join('/')

/** Reads a typed date; `null` for anything else. */
function readDate(typed: string): CalendarDate | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(20\d{2})$/.exec(typed) ?? []
  const date = `${year}-${month}-${day}`
  return day !== undefined && isReadableDate(date) ? date : null
}

/** Records money that a company paid. What was typed stays after an error. */
export function PaymentForm({ userId, balance }: PaymentFormProps) {
  const { t } = useTranslation(['business', 'common'])
  const keyOf = useAttemptKey()
  const [amount, setAmount] = useState(balance > 0 ? toTyped(balance) : '')
  const [paidOn, setPaidOn] = useState(() => toTypedDate(toLocalDate(Date.now() / 1000)))
  const [reference, setReference] = useState('')
  const [isSent, setSent] = useState(false)
  const [receive, { isLoading, error }] = useReceivePaymentMutation()
  const cents = parseMoney(amount)
  const isAmountValid = cents !== null && cents > 0
  const date = readDate(paidOn)
  const isReferenceMissing = reference.trim() === ''

  const submit = async () => {
    setSent(true)
    if (!isAmountValid || date === null || isReferenceMissing) return
    const body = { amount: toEuros(cents), paid_on: date, reference: reference.trim() }
    await receive({ userId, body, key: keyOf(body) })
  }

  return (
    <SubmitForm
      label={t('business:payment.title')}
      onSubmit={submit}
      problem={error && problemText(error, t)}
      submitLabel={t('business:payment.submit')}
      busyLabel={t('business:busy')}
      isBusy={isLoading}
    >
      <AmountField
        label={t('business:payment.amount')}
        value={amount}
        onChange={setAmount}
        error={isSent && !isAmountValid ? t('business:payment.amountInvalid') : undefined}
      />
      <DateField
        label={t('business:payment.date')}
        autoComplete="off"
        value={paidOn}
        onChange={(event) => setPaidOn(event.target.value)}
        error={isSent && date === null ? t('business:payment.dateInvalid') : undefined}
      />
      <TextField
        label={t('business:payment.reference')}
        hint={t('business:payment.referenceHint')}
        autoComplete="off"
        maxLength={MAX_REFERENCE_CHARACTERS}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        error={isSent && isReferenceMissing ? t('business:payment.referenceMissing') : undefined}
      />
    </SubmitForm>
  )
}
