import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { isPayable } from '@colada/domain/orders/payable'
import { orderStatus } from '@colada/domain/orders/status'
import {
  Callout,
  Card,
  Heading,
  Hidden,
  IconButton,
  Inline,
  OrderTimeline,
  RefreshCwIcon,
  Stack,
} from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderIncidents } from './order-incidents.tsx'
import { StatusView } from './status-view.tsx'
import { timelineSteps } from './timeline.ts'

export interface OrderStateProps {
  readonly order: Order
  /** A payment was started in this browser, and its outcome is unknown. */
  readonly confirming: boolean
  readonly refreshing: boolean
  readonly onRefresh: () => void
  /** Actions. */
  readonly children: ReactNode
}

/** The status of an order with a refresh button, its incidents, and its timeline. */
export function OrderState({ order, confirming, refreshing, onRefresh, children }: OrderStateProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const isPending = order.status === orderStatus.pendingPayment
  // The specification's text is for a payment in progress (spec 000 §4); an unpaid order has another.
  const isUnpaid = isPayable(order) && !confirming
  return (
    <Card as="section" padding="large" aria-labelledby="order-state">
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level={2} size="title4" id="order-state">
            {t('orders:detail.status')}
          </Heading>
          {/* A long status wraps, so that the button stays on its line on phones. */}
          <Inline justify="between" wrap={false}>
            <span role="status">
              <StatusView status={order.status} />
            </span>
            <IconButton
              label={t('orders:detail.refresh')}
              icon={<RefreshCwIcon />}
              loading={refreshing}
              loadingLabel={t('orders:detail.refreshing')}
              onClick={onRefresh}
            />
          </Inline>
        </Stack>
        {isPending && (
          <Callout tone="warning">{t(isUnpaid ? 'orders:detail.unpaid' : 'orders:detail.waiting')}</Callout>
        )}
        <OrderIncidents order={order} />
        {children}
        <Hidden where="print">
          <OrderTimeline
            label={t('orders:detail.timeline')}
            steps={timelineSteps(order, language, t)}
            stateLabels={{
              done: t('orders:detail.done'),
              current: t('orders:detail.current'),
              upcoming: t('orders:detail.upcoming'),
              problem: t('orders:detail.attention'),
            }}
          />
        </Hidden>
      </Stack>
    </Card>
  )
}
