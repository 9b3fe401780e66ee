import { formatDay, formatHours } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { findStore } from '@colada/domain/coverage/stores'
import { getStatusTone } from '@colada/domain/orders/actions'
import type { WireListedOrder } from '@colada/domain/staff/orders-contract'
import type { Language } from '@colada/domain/wire/language'
import { Badge, DataTable, type DataTableColumn, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'
import { orderColumns } from './order-columns.tsx'
import { StatusView } from './status-view.tsx'

export interface OrderTableProps {
  readonly orders: readonly WireListedOrder[]
  readonly sort: 'newest' | 'oldest'
  readonly onSort: (sort: 'newest' | 'oldest') => void
}

type Columns = [DataTableColumn<WireListedOrder>, ...DataTableColumn<WireListedOrder>[]]

function columnsOf(t: Translate, language: Language): Columns {
  const legText = (leg: WireListedOrder['pickup']) =>
    leg ? (
      <Stack gap="none">
        <span>{formatDay(leg.date, language)}</span>
        <span>{leg.store_id === null ? formatHours(leg.start, leg.end) : findStore(leg.store_id)?.name}</span>
      </Stack>
    ) : (
      t('orders:none')
    )
  const { locator, created, status, customer, total, pending } = orderColumns(t, language)
  return [
    locator,
    { ...created, isSortable: true },
    { ...status, cell: (order) => <Status order={order} /> },
    { ...customer, cell: (order) => <Customer order={order} /> },
    {
      id: 'zone',
      label: t('orders:columns.zone'),
      cell: ({ zone }) => (zone ? t(`orders:zones.${zone}`) : t('orders:none')),
    },
    { id: 'pickup', label: t('orders:columns.pickup'), cell: ({ pickup }) => legText(pickup) },
    { id: 'delivery', label: t('orders:columns.delivery'), cell: ({ delivery }) => legText(delivery) },
    total,
    pending,
  ]
}

/** A page of orders, sorted by the API. */
export function OrderTable({ orders, sort, onSort }: OrderTableProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <DataTable
      caption={t('orders:caption')}
      columns={columnsOf(t, language)}
      rows={orders}
      getKey={({ localizador }) => localizador}
      sorting={{ id: 'created', isDescending: sort === 'newest' }}
      onSortingChange={({ isDescending }) => onSort(isDescending ? 'newest' : 'oldest')}
    />
  )
}

function Status({ order: { status, has_incident: hasIncident } }: { order: WireListedOrder }) {
  const { t } = useTranslation('orders')
  return (
    <Stack gap="xxs" align="start">
      <StatusView status={status} />
      {hasIncident && getStatusTone(status) !== 'danger' && (
        <Badge tone="warning">{t('orders:incident')}</Badge>
      )}
    </Stack>
  )
}

function Customer({ order: { customer, is_business: isBusiness } }: { order: WireListedOrder }) {
  const { t } = useTranslation('orders')
  return (
    <Stack gap="xxs" align="start">
      <span translate="no">{isBusiness ? customer.business_name || customer.name : customer.name}</span>
      {isBusiness && (
        <Text as="span" size="small" tone="secondary">
          {t('orders:business')}
        </Text>
      )}
    </Stack>
  )
}
