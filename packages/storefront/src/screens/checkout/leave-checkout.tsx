import type { useHold } from '../../features/schedule/use-hold.ts'
import type { useReserve } from '../../features/orders/use-reserve.ts'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSessionExpired } from '../../platform/store/session-slice.ts'
import { LeaveQuestion } from '../parts/leave-question.tsx'

export interface LeaveCheckoutProps {
  /** Left out where no van comes, so that no places are kept. */
  readonly hold?: ReturnType<typeof useHold>
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
    <LeaveQuestion
      title={t('orders:leave.title')}
      text={reason && !expired ? t(`orders:leave.${reason}`) : undefined}
      stay={t('orders:leave.stay')}
      go={t('orders:leave.go')}
      // Held places outlive a reload and the other language; an order on its way loses its answer.
      guardsTab={isOrdering}
      {...(hold && { onLeave: hold.leave })}
    />
  )
}
