import { useTranslation } from 'react-i18next'
import { SignedInScreen } from '../../features/account/signed-in.tsx'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import { CheckoutView } from '../../flows/checkout/checkout-view.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = {
  namespaces: ['account', 'cart', 'common', 'orders', 'payment', 'promotions', 'schedule'],
}

/** Checkout of a new order: pickup, delivery, promotions and the binding button (spec 000 §2, Checkout). */
export default function CheckoutScreen() {
  const { t } = useTranslation('orders')
  return (
    <SignedInScreen title={t('orders:checkout.title')} fallback={<CheckoutSkeleton />}>
      <CheckoutView />
    </SignedInScreen>
  )
}
