import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { Card, Heading, IconButton, Inline, RefreshCwIcon, Stack } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { placesOf } from '../../platform/format/order-status.ts'
import { getMissedLeg } from './change-rules.ts'
import { OrderIncidents } from './order-incidents.tsx'
import { orderSentence } from './order-sentence.ts'
import { StatusView } from './status-view.tsx'

export interface OrderStateProps {
  readonly order: Order
  /** The server's time, epoch seconds. */
  readonly now: number
  /** A payment was started in this browser, and its outcome is unknown. */
  readonly confirming: boolean
  readonly refreshing: boolean
  readonly onRefresh: () => void
  /** What the customer can do. */
  readonly children: ReactNode
}

/** Where an order is, in one sentence, with a refresh button and its incidents. */
export function OrderState({ order, now, confirming, refreshing, onRefresh, children }: OrderStateProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const sentence = orderSentence(order, { language, t, now, isConfirming: confirming })
  return (
    <Card as="section" padding="large" aria-label={t('orders:detail.status')}>
      <Stack gap="md">
        <Stack gap="xs">
          {/* A long status wraps, so that the button stays on its line on phones. */}
          <Inline justify="between" wrap={false}>
            <span role="status">
              <StatusView status={order.status} places={placesOf(order)} />
            </span>
            <IconButton
              label={t('orders:detail.refresh')}
              icon={<RefreshCwIcon />}
              loading={refreshing}
              loadingLabel={t('orders:detail.refreshing')}
              onClick={onRefresh}
            />
          </Inline>
          {sentence !== null && (
            <Heading level={2} size="title3">
              {sentence}
            </Heading>
          )}
        </Stack>
        {getMissedLeg(order) === null && <OrderIncidents order={order} />}
        {children}
      </Stack>
    </Card>
  )
}
