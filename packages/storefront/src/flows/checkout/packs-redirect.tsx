import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { useEffect } from 'react'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import { useGoTo } from '../../platform/routes/go-to.ts'

/** Packs need no slots: redirects to their own checkout (spec 000 §2, Direct checkout). */
export function PacksRedirect() {
  const language = useLanguage()
  const goTo = useGoTo()

  useEffect(() => {
    goTo(routePath(language, 'PurchasePacks'), { replace: true })
  }, [goTo, language])

  return <CheckoutSkeleton />
}
