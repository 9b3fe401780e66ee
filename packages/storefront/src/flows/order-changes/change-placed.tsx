import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { isPayable } from '@colada/domain/orders/payable'
import { routePath } from '@colada/domain/routes/route-path'
import { DialogContent, DialogRoot } from '@colada/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import { OrderThanks } from '../../features/orders/order-thanks.tsx'
import { placesOf } from '../../platform/format/order-status.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'

/** Leads to the payment of a change when one is due, else confirms it with the locator (spec 000 §4, Payment). */
export function ChangePlaced({ order }: { order: Order }) {
  const { t } = useTranslation(['common', 'orders'])
  const language = useLanguage()
  const goTo = useGoTo()
  const isPaymentDue = isPayable(order)
  const payment = routePath(language, 'Payment', { id: order.id })
  const isAtStore = Object.values(placesOf(order)).includes('store')
  const detail = routePath(language, 'OrderDetail', { id: order.id })

  useEffect(() => {
    if (isPaymentDue) goTo(payment, { replace: true })
  }, [goTo, isPaymentDue, payment])

  const title = t('orders:change.doneTitle')
  return (
    <>
      <CheckoutSkeleton />
      {!isPaymentDue && (
        <DialogRoot open onOpenChange={() => goTo(detail)}>
          <DialogContent title={title} hideTitle closeLabel={t('common:calls.close')}>
            <OrderThanks
              order={order}
              orderHref={detail}
              homeHref={routePath(language, 'Home')}
              title={title}
              text={t(isAtStore ? 'orders:change.doneAtStore' : 'orders:change.doneText')}
            />
          </DialogContent>
        </DialogRoot>
      )}
    </>
  )
}
