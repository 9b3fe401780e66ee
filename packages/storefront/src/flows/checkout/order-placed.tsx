import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { isPayable } from '@colada/domain/orders/payable'
import { routePath } from '@colada/domain/routes/route-path'
import { DialogContent, DialogRoot } from '@colada/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import { OrderThanks } from '../../features/orders/order-thanks.tsx'
import { useGoTo } from '../../platform/routes/go-to.ts'

/** Leads to the payment when one is due, else shows the thanks (spec 000 §4, Payment). */
export function OrderPlaced({ order }: { order: Order }) {
  const { t } = useTranslation(['common', 'orders'])
  const language = useLanguage()
  const goTo = useGoTo()
  const isPaymentDue = isPayable(order)
  const payment = routePath(language, 'Payment', { id: order.id })

  useEffect(() => {
    // Replaced: a checkout without a cart is nothing to come back to.
    if (isPaymentDue) goTo(payment, { replace: true })
  }, [goTo, isPaymentDue, payment])

  const detail = routePath(language, 'OrderDetail', { id: order.id })

  return (
    <>
      <CheckoutSkeleton />
      {!isPaymentDue && (
        <DialogRoot open onOpenChange={() => goTo(detail)}>
          <DialogContent title={t('orders:thanks.title')} hideTitle closeLabel={t('common:calls.close')}>
            <OrderThanks order={order} orderHref={detail} homeHref={routePath(language, 'Home')} />
          </DialogContent>
        </DialogRoot>
      )}
    </>
  )
}
