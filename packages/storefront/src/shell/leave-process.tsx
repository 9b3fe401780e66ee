import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { AlertDialog } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { cartEmptied } from '../features/cart/cart-slice.ts'
import { clearDraft } from '../features/orders/order-draft.ts'
import { useGoTo } from '../platform/routes/go-to.ts'
import { useAppDispatch, useAppSelector } from '../platform/store/hooks.ts'
import { processLeft, selectInProcess, selectProcess } from '../platform/store/process-slice.ts'

export interface LeaveProcessProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Asks for confirmation, then discards the process with its cart and goes to Home (spec 000 §4). */
export default function LeaveProcess({ open, onOpenChange }: LeaveProcessProps) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const goTo = useGoTo()
  const { orderId } = useAppSelector(selectProcess)
  // A repeated order is a new order in the customer's own cart, which is cleared too.
  const keepsCart = useAppSelector(selectInProcess)
  const leave = () => {
    clearDraft(keepsCart ? orderId : null)
    dispatch(keepsCart ? processLeft() : cartEmptied())
    goTo(routePath(language, 'Home'))
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shell:mode.leaveTitle')}
      description={t(keepsCart ? 'shell:mode.leaveText' : 'shell:mode.leaveRepeatText')}
      cancelLabel={t('shell:mode.stay')}
      confirmLabel={t('shell:mode.leaveConfirm')}
      primary="cancel"
      onConfirm={leave}
    />
  )
}
