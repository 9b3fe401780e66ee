import type { ServerClock } from '@colada/client/clock/use-seconds-left'
import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { routePath } from '@colada/domain/routes/route-path'
import { Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { hasActions, OrderActions } from '../../features/orders/order-actions.tsx'
import { OrderEntry } from '../../features/orders/order-entry.tsx'
import { PaymentDeadline } from '../../features/payment/payment-deadline.tsx'

export interface OrderListProps {
  readonly orders: readonly Order[]
  readonly serverClock: ServerClock
  /** Called when the time to pay one of them runs out. */
  readonly onOver: () => void
}

/** A page of orders with their actions. */
export function OrderList({ orders, serverClock, onOver }: OrderListProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <Stack as="ul" role="list" gap="sm" aria-label={t('orders:list.label')}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderEntry
            order={order}
            now={serverClock.serverTime}
            href={routePath(language, 'OrderDetail', { id: order.id })}
            actions={
              hasActions(order) && (
                <Stack gap="xs">
                  <PaymentDeadline order={order} serverClock={serverClock} onOver={onOver} />
                  <OrderActions
                    order={order}
                    size="small"
                    paymentHref={routePath(language, 'Payment', { id: order.id })}
                  />
                </Stack>
              )
            }
          />
        </li>
      ))}
    </Stack>
  )
}
