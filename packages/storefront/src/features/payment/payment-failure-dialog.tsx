import { MessageDialog } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { PaymentFailure } from './attempt.ts'
import { failureText } from './failure-text.ts'

export interface PaymentFailureDialogProps {
  readonly failure: PaymentFailure
  readonly onClose: () => void
}

/** Why a payment failed, with any method: nothing was charged, and what to do next (spec 001 §8). */
export function PaymentFailureDialog({ failure, onClose }: PaymentFailureDialogProps) {
  const { t } = useTranslation('payment')
  return (
    <MessageDialog
      open
      onClose={onClose}
      title={t(`payment:refusal.${failure.kind}Title`)}
      description={failureText(failure, t)}
      closeLabel={t(`payment:refusal.${failure.kind}Close`)}
    />
  )
}
