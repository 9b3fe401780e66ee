import type { useReserve } from './use-reserve.ts'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSessionExpired } from '../../platform/store/session-slice.ts'
import { LeaveDialog } from '../../platform/routes/leave-dialog.tsx'

export interface LeaveCheckoutProps {
  /** Hold on the chosen slots; left out where there are no slots. */
  readonly hold?: { readonly state: { readonly kind: string }; readonly leave: () => void }
  readonly reservation: ReturnType<typeof useReserve>
}

/**
 * Before a new order is left: held places are let go, an attempt under way loses its answer. Cart and choice stay.
 * Without a session nothing is held any more, and the way to the log-in is free.
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
      // Held places outlive a reload and the other language; an order on its way loses its answer.
      blocksUnload={isOrdering}
      {...(hold && { onLeave: hold.leave })}
    />
  )
}
