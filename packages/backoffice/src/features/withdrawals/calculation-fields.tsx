import { stores } from '@colada/domain/coverage/stores'
import { formatMoney } from '@colada/domain/money/format-money'
import type { WireBasis } from '@colada/domain/withdrawals/staff-contract'
import { returnPlaces, type ReturnPlace } from '@colada/domain/withdrawals/withdrawal'
import { PriceSummary, RadioGroup, Select, Stack, Text, TextField } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { type Calculation, calculate, countOf, endsOrder, hasGarments, typedOf } from './calculation.ts'

export interface CalculationFieldsProps {
  readonly basis: WireBasis
  readonly typed: Calculation
  readonly onChange: (typed: Calculation) => void
}

/** Which garments are in cleaning and where the others go, with what comes back. */
export function CalculationFields({ basis, typed, onChange }: CalculationFieldsProps) {
  const { t } = useTranslation('withdrawals')
  const result = calculate(basis, typed)
  return (
    <Stack gap="md">
      {hasGarments(basis) && (
        <>
          {basis.lines.map((line) => {
            const { item_id: id, name, quantity } = line
            const text = typedOf(typed, line, basis)
            return (
              <TextField
                key={id}
                label={t('withdrawals:calculation.inCleaning', { name, quantity })}
                inputMode="numeric"
                value={text}
                onChange={({ target }) =>
                  onChange({ ...typed, inCleaning: { ...typed.inCleaning, [id]: target.value } })
                }
                error={
                  countOf(text, line) === null
                    ? t('withdrawals:calculation.invalid', { quantity })
                    : undefined
                }
              />
            )
          })}
          <RadioGroup
            label={t('withdrawals:calculation.returnTo')}
            value={typed.returnTo}
            onValueChange={(value) => onChange({ ...typed, returnTo: value as ReturnPlace })}
            options={returnPlaces.map((place) => ({
              value: place,
              label: t(`withdrawals:calculation.${place}`),
            }))}
          />
          {typed.returnTo === 'store' && (
            <Select
              label={t('withdrawals:calculation.chooseStore')}
              options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(typed.storeId)}
              onChange={({ target }) => onChange({ ...typed, storeId: Number(target.value) })}
            />
          )}
        </>
      )}
      {result && (
        <>
          <PriceSummary
            label={t('withdrawals:calculation.summary')}
            lines={[
              {
                id: 'paid',
                label: t('withdrawals:calculation.paid'),
                value: formatMoney(result.refund + result.kept),
              },
              ...result.keptFor.map(({ reason, amount }) => ({
                id: reason,
                label: t(`withdrawals:calculation.kept.${reason}`),
                value: formatMoney(-amount),
              })),
            ]}
            total={{ label: t('withdrawals:calculation.refund'), value: formatMoney(result.refund) }}
          />
          <Text tone="secondary">
            {t(`withdrawals:calculation.${endsOrder(basis, result.inCleaning) ? 'cancels' : 'goesOn'}`)}
          </Text>
        </>
      )}
    </Stack>
  )
}
