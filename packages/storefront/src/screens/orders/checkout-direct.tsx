import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { SignedInScreen } from '../../features/account/signed-in.tsx'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { matchRoute } from '../../platform/routes/paths.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectCartBlocked } from '../../platform/store/process-slice.ts'

export const handle: RouteHandle = { namespaces: ['common', 'orders'] }

// Two chunks: a customer needs only one of them.
const AddedGarments = lazyWithRetry(() => import('../../flows/direct-checkout/added-garments.tsx'))
const Packs = lazyWithRetry(() => import('../../flows/direct-checkout/packs.tsx'))

/** Checkout without slots: packs, garments added to an order, or garments that an incident requires (spec 000 §2). */
export default function CheckoutDirectScreen() {
  const { t } = useTranslation('orders')
  const { pathname } = useLocation()
  const solvesIncident = useAppSelector(selectCartBlocked)
  const isPacks = matchRoute(pathname)?.name === 'PurchasePacks'
  const title = t(`orders:direct.${isPacks ? 'packs' : solvesIncident ? 'incident' : 'added'}.title`)
  return (
    <SignedInScreen title={title} fallback={<CheckoutSkeleton />}>
      {isPacks ? <Packs /> : <AddedGarments />}
    </SignedInScreen>
  )
}
