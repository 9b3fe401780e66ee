import { formatMoney } from '@colada/domain/money/format-money'
import { type Cents, toEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'
import {
  type CounterChoice,
  counterChoices,
  type PurchaseProcess,
  toCounterProcess,
} from '@colada/domain/orders/counter-process'
import { MAX_REFERENCE_CHARACTERS } from '@colada/domain/orders/process'
import { changeOf, mayPayCash } from '@colada/domain/payment/cash'
import { RadioGroup, Stack, Text, TextField } from '@colada/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenPayment } from './use-counter-payment.tsx'

export interface CounterPaymentProps {
  readonly process: PurchaseProcess
  readonly total: Cents
  readonly onChange: (chosen: ChosenPayment) => void
}

/** How the customer pays at the counter: the cash given with its change, or the reference of the card terminal. */
export default function CounterPayment({ process, total, onChange }: CounterPaymentProps) {
  const { t } = useTranslation('store')
  const [choice, setChoice] = useState<CounterChoice | ''>('')
  const [cash, setCash] = useState('')
  const [reference, setReference] = useState('')
  const amount = formatMoney(total)
  /** `undefined` for exactly the total. */
  const typed = cash.trim() === '' ? undefined : parseMoney(cash)
  const received = typed === undefined ? total : typed
  const change = received === null ? null : changeOf(total, received)
  const cashError =
    change === null && t(received === null ? 'store:pay.cashInvalid' : 'store:pay.cashTooLittle')

  const report = useEffectEvent(() => onChange(toChosen()))
  useEffect(() => report(), [choice, cash, reference, total, process, t])

  function toChosen(): ChosenPayment {
    if (choice === '' || choice === 'web')
      return {
        fields: { process_type: process },
        summary: choice === '' ? { missing: t('store:pay.missing') } : {},
        outcome: null,
      }
    const processType = toCounterProcess(process, choice)
    const summary = {
      button: t(`store:pay.${choice}Button`, { amount }),
      note: t(`store:pay.${choice}Note`),
      noteDetails: undefined,
    }
    if (choice === 'cash')
      return {
        fields: { process_type: processType, ...(typed != null && { cash_received: toEuros(typed) }) },
        summary: { ...summary, ...(cashError && { missing: cashError }) },
        outcome: { processType, changeGiven: change ?? 0 },
      }
    const isIncomplete = choice === 'terminal' && reference.trim() === ''
    return {
      fields: {
        process_type: processType,
        ...(choice === 'terminal' && { terminal_ref: reference.trim() }),
      },
      summary: { ...summary, ...(isIncomplete && { missing: t('store:pay.referenceMissing') }) },
      outcome: { processType, changeGiven: 0 },
    }
  }

  return (
    <Stack gap="md">
      <RadioGroup
        label={t('store:pay.label')}
        value={choice}
        onValueChange={(value) => setChoice(value as CounterChoice)}
        options={counterChoices(process).map((value) => ({
          value,
          label: t(`store:pay.${value}`),
          ...(value === 'cash' && !mayPayCash(total) && { disabled: true, hint: t('store:pay.cashLimit') }),
        }))}
      />
      {choice === 'cash' && (
        <>
          <TextField
            label={t('store:pay.received')}
            hint={t('store:pay.receivedHint', { amount })}
            inputMode="decimal"
            autoComplete="off"
            suffix="€"
            value={cash}
            error={cashError || undefined}
            onChange={({ target }) => setCash(target.value)}
          />
          <Text as="div" role="status" weight="bold">
            {change !== null && t('store:pay.change', { amount: formatMoney(change) })}
          </Text>
        </>
      )}
      {choice === 'terminal' && (
        <TextField
          label={t('store:pay.reference')}
          hint={t('store:pay.referenceHint')}
          autoComplete="off"
          maxLength={MAX_REFERENCE_CHARACTERS}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
    </Stack>
  )
}
