import type { OrderId } from '@colada/domain/orders/order'
import { forgetDraft } from '../../features/orders/order-draft.ts'
import type { useReserve } from '../../features/orders/use-reserve.ts'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector, useAppStore } from '../../platform/store/hooks.ts'
import { processLeft } from '../../platform/store/process-slice.ts'
import { selectInProcess } from '../../platform/store/process-slice.ts'
import { selectSessionExpired } from '../../platform/store/session-slice.ts'
import { LeaveDialog } from '../../platform/routes/leave-dialog.tsx'

export interface LeaveChangeProps {
  readonly orderId: OrderId
  /** Another date is being chosen: it would be lost. */
  readonly moves: boolean
  readonly reservation: ReturnType<typeof useReserve>
}

/** Before a change is left: says that it is lost, and ends it (spec 000 §2, Checkout, leave warning). */
export function LeaveChange({ orderId, moves, reservation }: LeaveChangeProps) {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const expired = useAppSelector(selectSessionExpired)
  const store = useAppStore()
  const isSending = reservation.isPlacing || reservation.problem?.kind === 'unknown'
  return (
    <LeaveDialog
      title={t('shell:mode.leaveTitle')}
      text={!expired && (moves || isSending) ? t('shell:mode.leaveText') : undefined}
      shouldBlock={() => selectInProcess(store.getState())}
      stayLabel={t('shell:mode.stay')}
      leaveLabel={t('shell:mode.leaveConfirm')}
      blocksUnload={isSending}
      onLeave={() => {
        forgetDraft(orderId)
        dispatch(processLeft())
      }}
    />
  )
}
