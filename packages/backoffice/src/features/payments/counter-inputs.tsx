import type { WireDrawer } from '@colada/domain/counter/contract'
import { MAX_REFERENCE_CHARACTERS } from '@colada/domain/orders/process'
import type { CounterWay } from '@colada/domain/payment/ways'
import { Callout, RadioGroup, Select, TextField, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { CounterFields, PaymentProblems } from './read-payment.ts'

export interface CounterInputsProps {
  readonly label: string
  readonly ways: readonly CounterWay[]
  /** Why cash is not possible. */
  readonly cashRefusal?: string | undefined
  readonly drawers: readonly WireDrawer[]
  readonly fields: CounterFields
  readonly onFieldsChange: (fields: Partial<CounterFields>) => void
  readonly problems: PaymentProblems
}

/** How money is taken or given: the way, the drawer for cash, the reference for the others. */
export function CounterInputs(props: CounterInputsProps) {
  const { label, ways, cashRefusal, drawers, fields, onFieldsChange, problems } = props
  const { t } = useTranslation('drawer')
  const { way } = fields
  return (
    <>
      <RadioGroup
        label={label}
        value={way}
        onValueChange={(chosen) => onFieldsChange({ way: chosen as CounterWay })}
        options={ways.map((each) => ({
          value: each,
          label: t(`drawer:payment.ways.${each}`),
          ...(each === 'cash' && cashRefusal !== undefined && { disabled: true, hint: cashRefusal }),
        }))}
      />
      {way === 'cash' && drawers.length === 0 && (
        <Callout
          tone="warning"
          actions={<TextLink href="/drawer">{t('drawer:payment.openDrawer')}</TextLink>}
        >
          {t('drawer:payment.noDrawer')}
        </Callout>
      )}
      {way === 'cash' && drawers.length > 1 && (
        <Select
          label={t('drawer:payment.drawer')}
          placeholder={t('drawer:payment.chooseDrawer')}
          value={fields.drawer}
          onChange={(event) => onFieldsChange({ drawer: event.target.value })}
          options={drawers.map(({ id, till, opened_by: name }) => ({
            value: String(id),
            label: t('drawer:payment.drawerOf', { till, name }),
          }))}
          error={problems.drawer && t(`drawer:payment.${problems.drawer}`)}
        />
      )}
      {way !== 'cash' && (
        <TextField
          label={t('drawer:payment.reference')}
          hint={t(`drawer:payment.referenceHint.${way}`)}
          autoComplete="off"
          maxLength={MAX_REFERENCE_CHARACTERS}
          value={fields.reference}
          onChange={(event) => onFieldsChange({ reference: event.target.value })}
          error={problems.reference && t(`drawer:payment.${problems.reference}`)}
        />
      )}
    </>
  )
}
