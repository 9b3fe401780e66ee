import type { Order } from '@colada/domain/orders/order'
import { pendingThreshold } from '@colada/domain/payment/window'
import { DialogContent, DialogRoot } from '@colada/ui'
import { useEffect } from 'react'
import { OrderThanks } from '../../features/orders/order-thanks.tsx'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'

/** A change that costs goes on to its payment; a free one is confirmed with the locator (spec 000 §4, Payment). */
export function ChangePlaced({ order }: { order: Order }) {
  const { t } = useTranslation(['account', 'orders'])
  const language = useLanguage()
  const goTo = useGoTo()
  const toPay = order.pending > pendingThreshold
  const payment = routePath(language, 'Payment', { id: order.id })
  const detail = routePath(language, 'OrderDetail', { id: order.id })

  useEffect(() => {
    if (toPay) goTo(payment, { replace: true })
    // `goTo` is made anew by every rendering; the payment is gone to once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [toPay, payment])

  const title = t('orders:change.doneTitle')
  return (
    <>
      <CheckoutSkeleton />
      {!toPay && (
        <DialogRoot open onOpenChange={() => goTo(detail)}>
          <DialogContent title={title} hideTitle closeLabel={t('account:calls.close')}>
            <OrderThanks
              order={order}
              orderHref={detail}
              homeHref={routePath(language, 'Home')}
              title={title}
              text={t('orders:change.doneText')}
            />
          </DialogContent>
        </DialogRoot>
      )}
    </>
  )
}
