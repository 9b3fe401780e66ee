import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import type { WireListedOrder } from '@colada/domain/staff/orders-contract'
import type { Language } from '@colada/domain/wire/language'
import { Table, type TableColumn, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'
import { orderPath } from '../../platform/paths.ts'
import { SectionCard } from '../orders/section-card.tsx'
import { StatusView } from '../orders/status-view.tsx'

type Columns = [TableColumn<WireListedOrder>, ...TableColumn<WireListedOrder>[]]

function columnsOf(t: Translate, language: Language): Columns {
  return [
    {
      id: 'locator',
      label: t('orders:columns.locator'),
      cell: ({ localizador }) => <TextLink href={orderPath(localizador)}>{localizador}</TextLink>,
    },
    {
      id: 'created',
      label: t('orders:columns.created'),
      cell: ({ created_at }) => formatDateTime(created_at, language),
    },
    {
      id: 'status',
      label: t('orders:columns.status'),
      cell: ({ status }) => <StatusView status={status} />,
    },
    {
      id: 'total',
      label: t('orders:columns.total'),
      align: 'end',
      cell: ({ precio }) => formatMoney(fromEuros(precio)),
    },
    {
      id: 'pending',
      label: t('orders:columns.pending'),
      align: 'end',
      cell: ({ precio_pendiente: pending }) => (pending > 0 ? formatMoney(fromEuros(pending)) : undefined),
    },
  ]
}

/** The last orders of a customer, newest first. */
export function LastOrders({ orders }: { orders: readonly WireListedOrder[] }) {
  const { t } = useTranslation(['counter', 'orders'])
  const language = useLanguage()
  return (
    <SectionCard title={t('counter:customer.orders')}>
      {orders.length === 0 ? (
        <Text tone="secondary">{t('counter:customer.noOrders')}</Text>
      ) : (
        <Table
          caption={t('counter:customer.orders')}
          hideCaption
          columns={columnsOf(t, language)}
          rows={orders}
          getKey={({ localizador }) => localizador}
        />
      )}
    </SectionCard>
  )
}
