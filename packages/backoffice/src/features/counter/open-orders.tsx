import { QueryView } from '@colada/client/api/query-view'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import type { WireListedOrder } from '@colada/domain/staff/orders-contract'
import { Table, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { orderPath } from '../../platform/paths.ts'
import { useOrdersQuery } from '../orders/endpoints.ts'
import type { OrderQuery } from '../orders/filters.ts'
import { SectionCard } from '../orders/section-card.tsx'
import { StatusView } from '../orders/status-view.tsx'

export interface OpenOrdersProps {
  readonly title: string
  readonly emptyText: string
  readonly query: OrderQuery
  /** The amount that is shown. */
  readonly amount: 'precio' | 'precio_pendiente'
}

/** Orders that the counter has to do something about, a few of them. */
export function OpenOrders({ title, emptyText, query, amount }: OpenOrdersProps) {
  const { t } = useTranslation(['counter', 'orders'])
  const result = useOrdersQuery(query, { refetchOnMountOrArgChange: true })
  const columns = columnsOf(
    t('orders:columns.locator'),
    t('orders:columns.customer'),
    t('orders:columns.status'),
  )
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
              columns={[
                ...columns,
                {
                  id: 'amount',
                  label: t(amount === 'precio' ? 'orders:columns.total' : 'orders:columns.pending'),
                  align: 'end',
                  cell: (order) => formatMoney(fromEuros(order[amount])),
                },
              ]}
              rows={orders}
              getKey={({ localizador }) => localizador}
            />
          )
        }
      </QueryView>
    </SectionCard>
  )
}

const columnsOf = (locator: string, customer: string, status: string) =>
  [
    {
      id: 'locator',
      label: locator,
      cell: ({ localizador }: WireListedOrder) => (
        <TextLink href={orderPath(localizador)}>{localizador}</TextLink>
      ),
    },
    {
      id: 'customer',
      label: customer,
      cell: ({ customer: { name, business_name: company } }: WireListedOrder) => (
        <span translate="no">{company || name}</span>
      ),
    },
    {
      id: 'status',
      label: status,
      cell: (order: WireListedOrder) => <StatusView status={order.status} />,
    },
  ] as const
