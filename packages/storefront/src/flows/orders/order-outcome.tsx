import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { Button, Callout, ContactMethods, Heading, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useContactMethods } from '../../features/contact/use-contact-methods.tsx'
import { legTime } from '../../features/orders/leg-entries.ts'
import { OrderActionDialogs } from '../../features/orders/order-action-dialogs.tsx'
import { useOrderActions } from '../../features/orders/use-order-actions.ts'
import { OrderMoney } from '../../features/payment/order-money.tsx'

/** Whether an order was cancelled, or ended by an error: it has no actions (spec 000 §4). */
export function hasEnded({ status }: Pick<Order, 'status'>): boolean {
  return status === orderStatus.cancelled || status === orderStatus.error
}

/** What happened to an order that has ended, its money and its garments; how to order it again, and whom to ask. */
export function OrderOutcome({ order }: { order: Order }) {
  const { t } = useTranslation(['contact', 'orders', 'schedule'])
  const language = useLanguage()
  const actions = useOrderActions(order)
  const methods = useContactMethods(order.locator)
  const isCancelled = order.status === orderStatus.cancelled
  return (
    <>
      <Callout
        tone={isCancelled ? 'neutral' : 'danger'}
        actions={
          isCancelled && <Button onClick={actions.orderAgain}>{t('orders:actions.orderAgain')}</Button>
        }
      >
        <Stack gap="xs">
          <Text>{t(isCancelled ? 'orders:detail.cancelled' : 'orders:detail.error')}</Text>
          <OrderMoney order={order} />
          {order.isReturnDue &&
            order.deliveries.map((leg) => (
              <Text key={leg.date}>
                {t('orders:detail.returnDue', { when: legTime(leg, language, t), address: leg.address })}
              </Text>
            ))}
        </Stack>
      </Callout>
      <Stack gap="sm">
        <Heading level={3} size="title4">
          {t('orders:detail.help')}
        </Heading>
        <ContactMethods methods={methods} />
      </Stack>
      <OrderActionDialogs order={order} actions={actions} />
    </>
  )
}
