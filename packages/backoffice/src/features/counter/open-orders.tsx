import { QueryView } from '@colada/client/api/query-view'
import { useLanguage } from '@colada/client/language/use-language'
import { Table, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useOrdersQuery } from '../orders/endpoints.ts'
import type { OrderQuery } from '../orders/filters.ts'
import { orderColumns } from '../orders/order-columns.tsx'
import { SectionCard } from '../orders/section-card.tsx'

export interface OpenOrdersProps {
  readonly title: string
  readonly emptyText: string
  readonly query: OrderQuery
  /** The amount that is shown. */
  readonly amount: 'total' | 'pending'
}

/** Orders that the counter has to do something about, a few of them. */
export function OpenOrders({ title, emptyText, query, amount }: OpenOrdersProps) {
  const { t } = useTranslation(['counter', 'orders'])
  const result = useOrdersQuery(query, { refetchOnMountOrArgChange: true })
  const { locator, customer, status, ...amounts } = orderColumns(t, useLanguage())
  return (
    <SectionCard title={title}>
      <QueryView query={result} loadingLabel={t('orders:loading')} rows={3} failedTitle={t('orders:failed')}>
        {({ orders }) =>
          orders.length === 0 ? (
            <Text tone="secondary">{emptyText}</Text>
          ) : (
            <Table
              caption={title}
              hideCaption
              columns={[locator, customer, status, amounts[amount]]}
              rows={orders}
              getKey={({ localizador }) => localizador}
            />
          )
        }
      </QueryView>
    </SectionCard>
  )
}
