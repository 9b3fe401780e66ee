import { useTranslation } from 'react-i18next'
import { SignedInScreen } from '../../features/account/signed-in.tsx'
import { OrdersSkeleton } from '../../flows/orders/orders-skeleton.tsx'
import { OrdersView } from '../../flows/orders/orders-view.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['common', 'orders', 'payment', 'schedule'] }

/** The customer's orders. */
export default function OrdersScreen() {
  const { t } = useTranslation('orders')
  return (
    <SignedInScreen isAccount title={t('orders:list.title')} fallback={<OrdersSkeleton />}>
      <OrdersView />
    </SignedInScreen>
  )
}
