import type { OrderId } from '@colada/domain/orders/order'
import { useTranslation } from 'react-i18next'
import { clearDraft } from '../../features/orders/order-draft.ts'
import type { useReserve } from '../../features/orders/use-reserve.ts'
import { LeaveDialog } from '../../platform/routes/leave-dialog.tsx'
import { useAppDispatch, useAppSelector, useAppStore } from '../../platform/store/hooks.ts'
import { processLeft, selectInProcess } from '../../platform/store/process-slice.ts'
import { selectSessionExpired } from '../../platform/store/session-slice.ts'

export interface LeaveChangeProps {
  readonly orderId: OrderId
  /** A date is being chosen, which leaving would discard. */
  readonly isEdited: boolean
  readonly reservation: ReturnType<typeof useReserve>
}

/** Confirms leaving a change, and ends its process (spec 000 §2, Checkout, leave warning). */
export function LeaveChange({ orderId, isEdited, reservation }: LeaveChangeProps) {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const expired = useAppSelector(selectSessionExpired)
  const store = useAppStore()
  const isSending = reservation.isPlacing || reservation.problem?.kind === 'unknown'
  return (
    <LeaveDialog
      title={t('shell:mode.leaveTitle')}
      text={!expired && (isEdited || isSending) ? t('shell:mode.leaveText') : undefined}
      shouldBlock={() => selectInProcess(store.getState())}
      stayLabel={t('shell:mode.stay')}
      leaveLabel={t('shell:mode.leaveConfirm')}
      blocksUnload={isSending}
      onLeave={() => {
        clearDraft(orderId)
        dispatch(processLeft())
      }}
    />
  )
}
