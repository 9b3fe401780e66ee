import { useTranslation } from 'react-i18next'
import { LeaveDialog } from '../../platform/routes/leave-dialog.tsx'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSessionExpired } from '../../platform/store/session-slice.ts'
import type { useReserve } from './use-reserve.ts'

export interface LeaveCheckoutProps {
  /** Hold on the chosen slots; left out where there are no slots. */
  readonly hold?: { readonly state: { readonly kind: string }; readonly leave: () => void }
  readonly reservation: ReturnType<typeof useReserve>
}

/**
 * Confirms leaving a new order: leaving releases its hold, or misses the response of a pending request. Cart and draft
 * remain. An expired session has no hold, so the log-in page opens without a confirmation.
 */
export function LeaveCheckout({ hold, reservation }: LeaveCheckoutProps) {
  const { t } = useTranslation('orders')
  const expired = useAppSelector(selectSessionExpired)
  const isOrdering = reservation.isPlacing || reservation.problem?.kind === 'unknown'
  const reason = isOrdering ? 'ordering' : hold?.state.kind === 'held' ? 'held' : undefined
  return (
    <LeaveDialog
      title={t('orders:leave.title')}
      text={reason && !expired ? t(`orders:leave.${reason}`) : undefined}
      stayLabel={t('orders:leave.stay')}
      leaveLabel={t('orders:leave.go')}
      // A hold survives a reload and a change of language; a pending request does not.
      blocksUnload={isOrdering}
      {...(hold && { onLeave: hold.leave })}
    />
  )
}
