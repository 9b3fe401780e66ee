import { formatMoney } from '@colada/domain/money/format-money'
import type { Order } from '@colada/domain/orders/order'
import { DescriptionList, ItemTable } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { SectionCard } from './section-card.tsx'

/** The garments of an order, and what the customer wrote about them. */
export function GarmentsCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <SectionCard title={t('orders:detail.items')}>
      <ItemTable
        caption={t('orders:detail.items')}
        labels={{
          item: t('orders:detail.item'),
          quantity: t('orders:detail.quantity'),
          unitPrice: t('orders:detail.unitPrice'),
          total: t('orders:detail.total'),
        }}
        items={order.items.map(({ productId, name, categoryName, measure, quantity, price }, position) => ({
          id: `${productId}-${position}`,
          name,
          detail: measure ? t('orders:detail.measures', { ...measure }) : categoryName,
          quantity: String(quantity),
          unitPrice: formatMoney(price),
          total: formatMoney(price * quantity),
        }))}
      />
      {order.remarks !== '' && (
        <DescriptionList
          layout="stacked"
          entries={[{ id: 'remarks', term: t('orders:detail.remarks'), description: order.remarks }]}
        />
      )}
    </SectionCard>
  )
}
