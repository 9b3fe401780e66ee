import { useTranslation } from 'react-i18next'
import { LeaveDialog } from '../../platform/routes/leave-dialog.tsx'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSessionExpired } from '../../platform/store/session-slice.ts'

export interface LeavePaymentProps {
  readonly isPaying: boolean
  readonly isChange: boolean
}

/** Confirms leaving an unpaid order, wherever the browser lets us ask (spec 000 §4, Payment). An expired session has nothing to confirm. */
export function LeavePayment({ isPaying, isChange }: LeavePaymentProps) {
  const { t } = useTranslation('payment')
  const expired = useAppSelector(selectSessionExpired)
  return (
    <LeaveDialog
      title={t('payment:leave.title')}
      text={expired ? undefined : t(isChange ? 'payment:leave.changeText' : 'payment:leave.text')}
      stayLabel={t('payment:leave.stay')}
      leaveLabel={t('payment:leave.go')}
      blocksUnload={isPaying}
      asksBeforeUnload
    />
  )
}
