import { formatMoney } from '@colada/domain/money/format-money'
import type { Order } from '@colada/domain/orders/order'
import { Callout, PriceSummary } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { SectionCard } from './section-card.tsx'

/** The price of an order and what of it is pending. */
export function PriceCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const line = (id: string, label: string, cents: number) => ({ id, label, value: formatMoney(cents) })
  return (
    <SectionCard title={t('orders:detail.prices')}>
      <PriceSummary
        label={t('orders:detail.prices')}
        lines={[
          line('items', t('orders:detail.itemsTotal'), order.itemsTotal),
          line('transport', t('orders:detail.transport'), order.transport),
          ...(order.incidentsTotal > 0
            ? [line('charges', t('orders:detail.charges'), order.incidentsTotal)]
            : []),
        ]}
        {...(order.discount > 0 && {
          discount: line('discount', t('orders:detail.discount'), -order.discount),
        })}
        net={[
          line('vat', t('orders:detail.vat'), order.vat),
          ...(order.pending > 0 ? [line('pending', t('orders:detail.pending'), order.pending)] : []),
        ]}
        total={{ label: t('orders:detail.total'), value: formatMoney(order.total) }}
      />
      {order.isOnAccount && <Callout>{t('orders:detail.onAccount')}</Callout>}
    </SectionCard>
  )
}
