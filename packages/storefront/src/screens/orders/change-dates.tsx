import { useTranslation } from 'react-i18next'
import { SignedInScreen } from '../../features/account/signed-in.tsx'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import { ChangeView } from '../../flows/order-changes/change-view.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectCartBlocked } from '../../platform/store/process-slice.ts'

export const handle: RouteHandle = {
  namespaces: ['account', 'common', 'orders', 'payment', 'schedule', 'unpaid'],
}

/** Changes the dates of an existing order (spec 000 §2, Checkout), after a missed visit those of a new one. */
export default function ChangeDatesScreen() {
  const { t } = useTranslation('orders')
  const isNewVisit = useAppSelector(selectCartBlocked)
  return (
    <SignedInScreen
      title={t(isNewVisit ? 'orders:visit.title' : 'orders:change.title')}
      fallback={<CheckoutSkeleton />}
    >
      <ChangeView />
    </SignedInScreen>
  )
}
