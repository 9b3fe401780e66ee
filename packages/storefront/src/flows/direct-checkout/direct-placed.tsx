import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { isPayable } from '@colada/domain/orders/payable'
import { routePath } from '@colada/domain/routes/route-path'
import { useEffect } from 'react'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import { directDoneRoute } from '../../features/orders/direct-done-route.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'

/** Leads to the payment when one is due, else to the thanks (spec 000 §4, Payment). */
export function DirectPlaced({ order }: { order: Order }) {
  const language = useLanguage()
  const goTo = useGoTo()
  const next = routePath(language, isPayable(order) ? 'Payment' : directDoneRoute(order), { id: order.id })

  useEffect(() => {
    goTo(next, { replace: true })
  }, [goTo, next])

  return <CheckoutSkeleton />
}
