import { problemText } from '@colada/client/api/problem-text'
import { isReadableDate } from '@colada/client/format/dates'
import { toEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'
import { MAX_REFERENCE_CHARACTERS } from '@colada/domain/orders/process'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import { Button, Callout, DateField, Inline, Stack, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttemptKey } from '../../platform/api/use-attempt-key.ts'
import { useReceivePaymentMutation } from './endpoints.ts'
import { toTyped } from './euros.ts'

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
    <form
      aria-label={t('business:payment.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="md">
        <TextField
          label={t('business:payment.amount')}
          inputMode="decimal"
          autoComplete="off"
          suffix="€"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
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
        {error && (
          <Callout tone="danger" live="alert">
            {problemText(error, t)}
          </Callout>
        )}
        <Inline>
          <Button type="submit" loading={isLoading} loadingLabel={t('business:busy')}>
            {t('business:payment.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
