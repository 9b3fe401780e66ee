import type { Order } from '@colada/domain/orders/order'
import { PENDING_THRESHOLD_CENTS } from '@colada/domain/payment/window'
import { DescriptionList, OrderSummary, PriceSummary } from '@colada/ui'
import { formatMoney } from '../../platform/format/money.ts'
import { useTranslation } from 'react-i18next'
import { priceLines } from './price-lines.ts'

/** The price of an order, and the pending amount. */
export function OrderPrice({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'payment', 'schedule'])
  return (
    <OrderSummary heading={t('orders:detail.price')} headingLevel={2}>
      <PriceSummary
        {...priceLines({ ...order, items: order.itemsTotal, incidents: order.incidentsTotal }, t, {
          isPacks: order.kind === 'voucher',
          vat: order.isBusiness ? order.vat : null,
        })}
      />
      {order.pending > PENDING_THRESHOLD_CENTS && (
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
      )}
    </OrderSummary>
  )
}
