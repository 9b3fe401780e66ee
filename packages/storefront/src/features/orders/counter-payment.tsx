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
import type { Translate } from '../../platform/language/messages.ts'
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
  const entered = { process, choice, total, ...readCash(cash, total), reference: reference.trim() }
  const { change, cashProblem } = entered
  const report = useEffectEvent(() => onChange(toChosen(entered, t)))
  useEffect(() => report(), [choice, cash, reference, total, process, t])

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
            error={cashProblem && t(`store:pay.${cashProblem}`)}
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

interface Cash {
  /** Euros in cents; `undefined` for exactly the total, `null` for no amount. */
  readonly received: Cents | null | undefined
  readonly change: Cents | null
  readonly cashProblem?: 'cashInvalid' | 'cashTooLittle'
}

function readCash(typed: string, total: Cents): Cash {
  const received = typed.trim() === '' ? undefined : parseMoney(typed)
  if (received === null) return { received, change: null, cashProblem: 'cashInvalid' }
  const change = changeOf(total, received ?? total)
  return { received, change, ...(change === null && { cashProblem: 'cashTooLittle' }) }
}

interface Entered extends Cash {
  readonly process: PurchaseProcess
  readonly choice: CounterChoice | ''
  readonly total: Cents
  readonly reference: string
}

/** What the checkout sends and shows for a choice. */
function toChosen(entered: Entered, t: Translate): ChosenPayment {
  const { process, choice, total, received, change, cashProblem, reference } = entered
  if (choice === '')
    return {
      fields: { process_type: process },
      summary: { missing: t('store:pay.missing') },
      outcome: null,
    }
  const processType = toCounterProcess(process, choice)
  if (choice === 'web') return { fields: { process_type: processType }, summary: {}, outcome: null }
  const missing = {
    cash: cashProblem && t(`store:pay.${cashProblem}`),
    terminal: reference === '' ? t('store:pay.referenceMissing') : undefined,
    unpaid: undefined,
  }[choice]
  return {
    fields: {
      process_type: processType,
      ...(choice === 'cash' && received != null && { cash_received: toEuros(received) }),
      ...(choice === 'terminal' && { terminal_ref: reference }),
    },
    summary: {
      ...(missing !== undefined && { missing }),
      button: t(`store:pay.${choice}Button`, { amount: formatMoney(total) }),
      note: t(`store:pay.${choice}Note`),
      noteDetails: undefined,
    },
    outcome: { processType, changeGiven: choice === 'cash' ? (change ?? 0) : 0 },
  }
}
