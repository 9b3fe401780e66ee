import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { isPayable } from '@colada/domain/orders/payable'
import { routePath } from '@colada/domain/routes/route-path'
import { DialogContent, DialogRoot } from '@colada/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import { OrderThanks } from '../../features/orders/order-thanks.tsx'
import type { CounterOutcome } from '../../features/orders/use-counter-payment.tsx'
import { useGoTo } from '../../platform/routes/go-to.ts'

export interface OrderPlacedProps {
  readonly order: Order
  /** Of a payment at a counter. */
  readonly outcome?: CounterOutcome | null | undefined
}

/** Leads to the payment when one is due, else shows the thanks (spec 000 §4, Payment). */
export function OrderPlaced({ order, outcome }: OrderPlacedProps) {
  const { t } = useTranslation(['common', 'orders'])
  const language = useLanguage()
  const goTo = useGoTo()
  const isPaymentDue = isPayable(order)
  const payment = routePath(language, 'Payment', { id: order.id })

  const storeDone = routePath(language, 'PagoRealizadoWashrockero', { id: order.id })

  useEffect(() => {
    if (outcome) return goTo(storeDone, { replace: true, state: outcome })
    // Replaced: a checkout without a cart is nothing to come back to.
    if (isPaymentDue) goTo(payment, { replace: true })
  }, [goTo, isPaymentDue, payment, outcome, storeDone])

  const detail = routePath(language, 'OrderDetail', { id: order.id })

  return (
    <>
      <CheckoutSkeleton />
      {!isPaymentDue && !outcome && (
        <DialogRoot open onOpenChange={() => goTo(detail)}>
          <DialogContent title={t('orders:thanks.title')} hideTitle closeLabel={t('common:calls.close')}>
            <OrderThanks order={order} orderHref={detail} homeHref={routePath(language, 'Home')} />
          </DialogContent>
        </DialogRoot>
      )}
    </>
  )
}
