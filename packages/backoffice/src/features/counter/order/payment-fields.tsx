import { formatMoney } from '@colada/domain/money/format-money'
import { RadioGroup, Stack, Text, TextField } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { counterPayments, type CounterPayment, type PaymentDraft, type PaymentReading } from './payment.ts'

export interface PaymentFieldsProps {
  readonly payment: PaymentDraft
  /** Left out while there is no total. */
  readonly reading: PaymentReading | undefined
  /** Shows what is missing, too: the order was to be taken. */
  readonly isSent: boolean
  readonly onChange: (payment: PaymentDraft) => void
}

/** How the order is paid: cash with its change, the card terminal, or later. */
export function PaymentFields({ payment, reading, isSent, onChange }: PaymentFieldsProps) {
  const { t } = useTranslation('counter')
  const { way, received, reference } = payment
  const problem = reading && 'problem' in reading ? reading.problem : undefined
  const isShown = problem !== undefined && (isSent || problem !== 'reference-missing')
  const error = isShown ? t(`counter:payment.problems.${problem}`) : undefined
  return (
    <Stack gap="sm">
      <RadioGroup
        label={t('counter:payment.way')}
        value={way}
        onValueChange={(chosen) => onChange({ ...payment, way: chosen as CounterPayment })}
        options={counterPayments.map((value) => ({ value, label: t(`counter:payment.${value}`) }))}
        error={way === 'unpaid' ? error : undefined}
      />
      {way === 'cash' && (
        <>
          <TextField
            label={t('counter:payment.received')}
            hint={t('counter:payment.receivedHint')}
            inputMode="decimal"
            autoComplete="off"
            suffix="€"
            value={received}
            error={error}
            onChange={({ target }) => onChange({ ...payment, received: target.value })}
          />
          <Text as="p" role="status" weight="semibold">
            {reading && 'change' in reading && reading.change !== null && received.trim() !== ''
              ? t('counter:payment.change', { change: formatMoney(reading.change) })
              : ''}
          </Text>
        </>
      )}
      {way === 'terminal' && (
        <TextField
          label={t('counter:payment.reference')}
          hint={t('counter:payment.referenceHint')}
          autoComplete="off"
          value={reference}
          error={error}
          onChange={({ target }) => onChange({ ...payment, reference: target.value })}
        />
      )}
      {way === 'unpaid' && <Text>{t('counter:payment.unpaidHint')}</Text>}
    </Stack>
  )
}
