import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSessionExpired } from '../../platform/store/session-slice.ts'
import { LeaveDialog } from '../../platform/routes/leave-dialog.tsx'

export interface LeavePaymentProps {
  readonly isPaying: boolean
  readonly isChange: boolean
}

/** Before an unpaid order is left: its place in the van is kept for the rest of the time. Without a session the way to the log-in is free. */
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
    />
  )
}
