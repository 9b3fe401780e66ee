import { useLanguage } from '@colada/client/language/use-language'
import type { WireListedOrder } from '@colada/domain/staff/orders-contract'
import { Table, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { orderColumns } from '../orders/order-columns.tsx'
import { SectionCard } from '../orders/section-card.tsx'

/** The last orders of a customer, newest first. */
export function LastOrders({ orders }: { orders: readonly WireListedOrder[] }) {
  const { t } = useTranslation(['counter', 'orders'])
  const { locator, created, status, total, pending } = orderColumns(t, useLanguage())
  return (
    <SectionCard title={t('counter:customer.orders')}>
      {orders.length === 0 ? (
        <Text tone="secondary">{t('counter:customer.noOrders')}</Text>
      ) : (
        <Table
          caption={t('counter:customer.orders')}
          hideCaption
          columns={[locator, created, status, total, pending]}
          rows={orders}
          getKey={({ localizador }) => localizador}
        />
      )}
    </SectionCard>
  )
}
