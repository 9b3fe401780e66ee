import { problemText } from '@colada/client/api/problem-text'
import { useAttemptKey } from '@colada/client/api/use-attempt-key'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { Button, Callout, Inline, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CounterInputs } from './counter-inputs.tsx'
import { type CounterRefund, usePayOutMutation } from './endpoints.ts'
import { counterBody, type CounterFields, counterProblems } from './read-payment.ts'
import { useWays } from './use-ways.ts'

export interface PayOutFormProps {
  readonly refund: CounterRefund
  readonly onDone: () => void
}

/** Records that a refund was given back: by the way of its payment, or by transfer. */
export function PayOutForm({
  refund: { id, localizador: locator, amount, method },
  onDone,
}: PayOutFormProps) {
  const { t } = useTranslation(['drawer', 'common'])
  const keyOf = useAttemptKey()
  const { ways, drawers, ownDrawer } = useWays()
  const [typed, setTyped] = useState<Partial<CounterFields>>({})
  const [isSent, setSent] = useState(false)
  const [payOut, { isLoading, error }] = usePayOutMutation()
  const possible = ways.filter((way) => way === method || way === 'transfer')
  const fields = { way: possible[0] ?? method, drawer: ownDrawer, reference: '', ...typed }
  const euros = formatMoney(fromEuros(amount))
  const found = counterProblems(fields)

  const submit = async () => {
    setSent(true)
    if (Object.keys(found).length > 0) return
    const body = counterBody(fields)
    const { data } = await payOut({ id, body, key: keyOf(body) })
    if (data) onDone()
  }

  return (
    <form
      aria-label={`${t('drawer:refunds.order', { locator })}, ${t('drawer:refunds.open', { amount: euros })}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="md">
        <CounterInputs
          label={t('drawer:refunds.way')}
          ways={possible.length === 0 ? [method] : possible}
          drawers={drawers}
          fields={fields}
          onFieldsChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
          problems={isSent ? found : {}}
        />
        {error && (
          <Callout tone="danger" live="alert">
            {problemText(error, t)}
          </Callout>
        )}
        <Inline>
          <Button type="submit" loading={isLoading} loadingLabel={t('drawer:busy')}>
            {t('drawer:refunds.submit', { amount: euros })}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
