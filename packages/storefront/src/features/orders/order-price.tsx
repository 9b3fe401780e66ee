import { formatMoney } from '@colada/domain/money/format-money'
import type { Order } from '@colada/domain/orders/order'
import { DescriptionList, OrderSummary, PriceSummary, Stack, Text } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { priceLines, showsVat } from './price-lines.ts'

export interface OrderPriceProps {
  readonly order: Order
  /** How it was paid. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** The price of an order, and the pending amount. */
export function OrderPrice({ order, children, action }: OrderPriceProps) {
  const { t } = useTranslation(['orders', 'payment', 'schedule'])
  return (
    <OrderSummary sticky heading={t('orders:detail.price')} headingLevel={2} action={action}>
      <PriceSummary
        {...priceLines({ ...order, items: order.itemsTotal, incidents: order.incidentsTotal }, t, {
          isPacks: order.kind === 'voucher',
          vat: showsVat(order, order.items) ? order.vat : null,
        })}
      />
      {children}
      {order.pending > 0 && (
        <Stack gap="xs">
          <DescriptionList
            verbatim
            entries={[
              {
                id: 'pending',
                term: t('orders:detail.pending'),
                description: formatMoney(order.pending),
                strong: true,
              },
            ]}
          />
          {order.payBefore === null && (
            <Text size="small" tone="secondary">
              {t('orders:detail.pendingLater')}
            </Text>
          )}
        </Stack>
      )}
    </OrderSummary>
  )
}
