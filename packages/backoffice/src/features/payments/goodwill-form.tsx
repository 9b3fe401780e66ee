import { problemText, toProblem } from '@colada/client/api/problem-text'
import { useAttemptKey } from '@colada/client/api/use-attempt-key'
import { type GoodwillWay, goodwillWays } from '@colada/domain/counter/goodwill'
import { formatMoney } from '@colada/domain/money/format-money'
import { type Cents, fromEuros, toEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'
import { confirmationLimits } from '@colada/domain/staff/confirmation'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, Callout, Inline, RadioGroup, Stack, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plainAmount } from '../claims/claim-action.ts'
import { type OrderGoodwill, useGiveGoodwillMutation } from './goodwill-endpoints.ts'

const MAX_REASON_CHARACTERS = 300

export interface GoodwillFormProps {
  readonly locator: string
  readonly version: number
  readonly goodwill: OrderGoodwill
  readonly onGiven: (amount: Cents) => void
}

interface Fields {
  readonly amount: string
  readonly method: GoodwillWay
  readonly reason: string
}

/** Amount, reason and way of a goodwill; a proposal is filled in. What was typed stays after every error. */
export function GoodwillForm({ locator, version, goodwill, onGiven }: GoodwillFormProps) {
  const { t } = useTranslation(['orders', 'drawer', 'common'])
  const keyOf = useAttemptKey()
  const { proposal, refundable } = goodwill
  const [fields, setFields] = useState<Fields>(() => ({
    amount: proposal ? plainAmount(fromEuros(proposal.amount)) : '',
    method: proposal?.method ?? 'refund',
    reason: proposal?.reason ?? '',
  }))
  const [isTried, setTried] = useState(false)
  const [give, { isLoading, error }] = useGiveGoodwillMutation()
  const set = (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed }))
  const amount = parseMoney(fields.amount)
  const isConflict = error && toProblem(error).code === statusCodes.versionChanged.code

  const submit = async () => {
    setTried(true)
    if (!amount || fields.reason.trim() === '') return
    const body = { ...fields, version, amount: toEuros(amount) }
    const { data } = await give({ locator, body, key: keyOf(body) })
    if (data) onGiven(amount)
  }

  return (
    <form
      aria-label={t('orders:goodwill.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="md">
        <TextField
          label={t('orders:goodwill.amount')}
          hint={t('orders:goodwill.amountHint', {
            refundable: formatMoney(fromEuros(refundable)),
            counter: formatMoney(confirmationLimits.goodwill.counter.secondPerson),
            single: formatMoney(confirmationLimits.goodwill.operations.secondPerson),
          })}
          inputMode="decimal"
          autoComplete="off"
          suffix="€"
          value={fields.amount}
          onChange={(event) => set({ amount: event.target.value })}
          error={isTried && !amount ? t('drawer:payment.amountInvalid') : undefined}
        />
        <RadioGroup
          label={t('orders:goodwill.way')}
          value={fields.method}
          onValueChange={(method) => set({ method: method as GoodwillWay })}
          options={goodwillWays.map((way) => ({
            value: way,
            label: t(`orders:goodwill.ways.${way}`),
            hint: t(`orders:goodwill.effects.${way}`),
          }))}
        />
        <TextField
          label={t('orders:goodwill.reason')}
          autoComplete="off"
          maxLength={MAX_REASON_CHARACTERS}
          value={fields.reason}
          onChange={(event) => set({ reason: event.target.value })}
          error={isTried && fields.reason.trim() === '' ? t('orders:moves.reasonMissing') : undefined}
        />
        {error && (
          <Callout tone={isConflict ? 'warning' : 'danger'} live="alert">
            {isConflict ? t('drawer:payment.conflict') : problemText(error, t)}
          </Callout>
        )}
        <Inline>
          <Button type="submit" loading={isLoading} loadingLabel={t('drawer:busy')}>
            {amount
              ? t('orders:goodwill.submit', { amount: formatMoney(amount) })
              : t('orders:goodwill.give')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
