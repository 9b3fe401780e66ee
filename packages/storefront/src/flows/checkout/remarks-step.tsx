import { MAX_REMARKS_CHARACTERS } from '@colada/domain/payment/window'
import { RemarksField } from '@colada/ui'
import { useTranslation } from 'react-i18next'

export interface RemarksStepProps {
  readonly value: string
  readonly onChange: (remarks: string) => void
}

/** Remarks for the driver, at most 200 characters (spec 000 §5, Checkout). */
export function RemarksStep({ value, onChange }: RemarksStepProps) {
  const { t } = useTranslation(['account', 'orders'])
  return (
    <RemarksField
      label={t('orders:checkout.remarks')}
      optional={t('account:fields.optional')}
      hint={t('orders:checkout.remarksHint')}
      limit={MAX_REMARKS_CHARACTERS}
      counter={(count) => t('orders:checkout.remarksLeft', { count })}
      value={value}
      onChange={onChange}
    />
  )
}
