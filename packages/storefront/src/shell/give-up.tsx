import { problemText } from '@colada/client/api/problem-text'
import type { Order } from '@colada/domain/orders/order'
import { isPayable } from '@colada/domain/orders/payable'
import { orderStatus } from '@colada/domain/orders/status'
import { AlertDialog, Button } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { syncCartNow } from '../features/cart/cart-sync.ts'
import { useAbandonPaymentMutation } from '../features/orders/endpoints.ts'
import { notify } from '../platform/notices/notices.ts'
import { useAppDispatch } from '../platform/store/hooks.ts'
import { takeBackGarments } from './take-back-garments.ts'

export interface GiveUpProps {
  readonly order: Order
  /** `small` beside a text that names the order. */
  readonly size?: 'small' | 'medium'
  /** Called once the order is cancelled or its change dropped, before the garments are back. */
  readonly onGivenUp?: () => void
}

/** A button that cancels an unpaid order, or drops an unpaid change of one, after a confirmation. */
export function GiveUp({ order, size = 'medium', onGivenUp }: GiveUpProps) {
  const { t } = useTranslation(['common', 'shell', 'unpaid'])
  const dispatch = useAppDispatch()
  const [asks, setAsks] = useState(false)
  const [abandon, { isLoading }] = useAbandonPaymentMutation()
  const { id, locator, pendingChange } = order
  const what = pendingChange === null ? 'order' : 'change'

  const giveUp = async () => {
    // The order has emptied the cart: that is sent before its garments come back.
    await dispatch(syncCartNow())
    const { data, error } = await abandon(id)
    if (!data) {
      const params = { reason: problemText(error, t) }
      return notify({ key: 'unpaid:failed', params, tone: 'danger', duration: 'untilClosed' })
    }
    if (isPayable(data)) return
    if (pendingChange === null && data.status !== orderStatus.cancelled)
      return notify({ key: 'unpaid:paid', params: { locator }, tone: 'success' })
    onGivenUp?.()
    if (pendingChange === null) await dispatch(takeBackGarments(order, 'givenUp'))
    else {
      notify({
        key: 'unpaid:changeGivenUp',
        params: { locator },
        tone: 'info',
        page: onGivenUp && 'next',
      })
    }
  }

  return (
    <>
      <Button
        size={size}
        tone="neutral"
        appearance="outline"
        loading={isLoading}
        loadingLabel={t('unpaid:givingUp')}
        onClick={() => setAsks(true)}
      >
        {t(size === 'small' ? 'shell:unpaid.giveUp' : `unpaid:${what}Confirm`)}
      </Button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={t(`unpaid:${what}Title`, { locator })}
        description={t(`unpaid:${what}Text`)}
        cancelLabel={t(`unpaid:${what}Keep`)}
        confirmLabel={t(`unpaid:${what}Confirm`)}
        primary="cancel"
        onConfirm={() => void giveUp()}
      />
    </>
  )
}
