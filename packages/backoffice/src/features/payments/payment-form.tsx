import { problemText, toProblem } from '@colada/client/api/problem-text'
import { useAttemptKey } from '@colada/client/api/use-attempt-key'
import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import { formatMoney } from '@colada/domain/money/format-money'
import { type Cents, fromEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'
import { mayPayCash } from '@colada/domain/payment/cash'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, Callout, CashChange, Inline, Stack, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CounterInputs } from './counter-inputs.tsx'
import { useTakePaymentMutation } from './endpoints.ts'
import { changeView, paymentBody, type PaymentFields, paymentProblems } from './read-payment.ts'
import { useWays } from './use-ways.ts'

/** Money that was taken. */
export interface TakenPayment {
  readonly amount: Cents
  readonly change: Cents
}

export interface PaymentFormProps {
  readonly locator: string
  readonly version: number
  readonly due: Cents
  /** Of the whole order, which the limit of cash is for. */
  readonly total: Cents
  readonly onTaken: (payment: TakenPayment) => void
}

/** Takes what an order owes, or a part of it. What was typed stays after every error. */
export function PaymentForm({ locator, version, due, total, onTaken }: PaymentFormProps) {
  const { t } = useTranslation(['drawer', 'common'])
  const keyOf = useAttemptKey()
  const { ways, drawers, ownDrawer, isLoading: isPreparing } = useWays()
  const [typed, setTyped] = useState<Partial<PaymentFields>>({})
  const [isSent, setSent] = useState(false)
  const [takePayment, { isLoading, error }] = useTakePaymentMutation()
  const mayCash = mayPayCash(total)
  const fields: PaymentFields = {
    way: mayCash && drawers.length > 0 ? 'cash' : 'terminal',
    drawer: ownDrawer,
    reference: '',
    amount: formatMoney(due).replace(/\s€$/, ''),
    received: '',
    ...typed,
  }
  const set = (changed: Partial<PaymentFields>) => setTyped((before) => ({ ...before, ...changed }))
  const found = paymentProblems(fields, due)
  const problems = isSent ? found : {}
  const amount = parseMoney(fields.amount)
  const change = changeView(fields)
  const isConflict = error && toProblem(error).code === statusCodes.versionChanged.code
  const textOf = (name: 'amount' | 'received') =>
    problems[name] && t(`drawer:payment.${problems[name]}`, { amount: formatMoney(due) })

  const submit = async () => {
    setSent(true)
    if (Object.keys(found).length > 0) return
    const body = paymentBody(fields, version)
    const { data } = await takePayment({ locator, body, key: keyOf(body) })
    if (data) onTaken({ amount: fromEuros(body.amount!), change: fromEuros(data.change_given) })
  }

  if (isPreparing) return <FormSkeleton label={t('drawer:loading')} fields={3} />
  return (
    <form
      aria-label={t('drawer:payment.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="md">
        <CounterInputs
          label={t('drawer:payment.way')}
          ways={ways}
          cashRefusal={mayCash ? undefined : t('drawer:payment.cashLimit')}
          drawers={drawers}
          fields={fields}
          onFieldsChange={set}
          problems={problems}
        />
        <TextField
          label={t('drawer:payment.amount')}
          inputMode="decimal"
          autoComplete="off"
          suffix="€"
          value={fields.amount}
          onChange={(event) => set({ amount: event.target.value })}
          error={textOf('amount')}
        />
        {fields.way === 'cash' && (
          <>
            <TextField
              label={t('drawer:payment.received')}
              hint={t('drawer:payment.receivedHint')}
              inputMode="decimal"
              autoComplete="off"
              suffix="€"
              value={fields.received}
              onChange={(event) => set({ received: event.target.value })}
              error={textOf('received')}
            />
            <CashChange
              label={t(change?.isMissing ? 'drawer:payment.missing' : 'drawer:payment.change')}
              amount={change ? formatMoney(change.amount) : undefined}
              tone={change?.isMissing ? 'warning' : 'success'}
            />
          </>
        )}
        {error && (
          <Callout tone={isConflict ? 'warning' : 'danger'} live="alert">
            {isConflict ? t('drawer:payment.conflict') : problemText(error, t)}
          </Callout>
        )}
        <Inline>
          <Button type="submit" loading={isLoading} loadingLabel={t('drawer:busy')}>
            {t('drawer:payment.submit', { amount: formatMoney(amount ?? due) })}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
