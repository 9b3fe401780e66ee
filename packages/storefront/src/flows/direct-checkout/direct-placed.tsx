import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { isPayable } from '@colada/domain/orders/payable'
import { routePath } from '@colada/domain/routes/route-path'
import { useEffect } from 'react'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import { directDoneRoute } from '../../features/orders/direct-done-route.ts'
import type { CounterOutcome } from '../../features/orders/use-counter-payment.tsx'
import { useGoTo } from '../../platform/routes/go-to.ts'

export interface DirectPlacedProps {
  readonly order: Order
  /** Of a payment at a counter. */
  readonly outcome?: CounterOutcome | null | undefined
}

/** Leads to the payment when one is due, else to the thanks (spec 000 §4, Payment). */
export function DirectPlaced({ order, outcome }: DirectPlacedProps) {
  const language = useLanguage()
  const goTo = useGoTo()
  const done = outcome ? 'PagoRealizadoWashrockero' : directDoneRoute(order)
  const next = routePath(language, isPayable(order) ? 'Payment' : done, { id: order.id })

  useEffect(() => {
    goTo(next, { replace: true, ...(outcome && { state: outcome }) })
  }, [goTo, next, outcome])

  return <CheckoutSkeleton />
}
