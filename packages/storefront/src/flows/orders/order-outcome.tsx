import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { Button, Inline, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { OrderActionDialogs } from '../../features/orders/order-action-dialogs.tsx'
import { useOrderActions } from '../../features/orders/use-order-actions.ts'
import { OrderMoney } from '../../features/payment/order-money.tsx'

/** Whether an order was cancelled, or ended by an error. */
export function hasEnded({ status }: Pick<Order, 'status'>): boolean {
  return status === orderStatus.cancelled || status === orderStatus.error
}

/** What happened to the money of an order that has ended, and how to order it again. */
export function OrderOutcome({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const actions = useOrderActions(order)
  return (
    <Stack gap="md">
      <OrderMoney order={order} />
      {order.status === orderStatus.cancelled && (
        <Inline>
          <Button onClick={actions.orderAgain}>{t('orders:actions.orderAgain')}</Button>
        </Inline>
      )}
      <OrderActionDialogs order={order} actions={actions} />
    </Stack>
  )
}
