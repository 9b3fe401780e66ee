import { formatDateTime } from '@colada/client/format/dates'
import { formatEuros } from '@colada/client/format/euros'
import type { WireListedOrder } from '@colada/domain/staff/orders-contract'
import type { Language } from '@colada/domain/wire/language'
import { type TableColumn, TextLink } from '@colada/ui'
import type { Translate } from '../../platform/language/messages.ts'
import { orderPath } from '../../platform/paths.ts'
import { StatusView } from './status-view.tsx'

/** The columns that every table of orders chooses from. */
export function orderColumns(t: Translate, language: Language) {
  return {
    locator: {
      id: 'locator',
      label: t('orders:columns.locator'),
      cell: ({ localizador }) => <TextLink href={orderPath(localizador)}>{localizador}</TextLink>,
    },
    created: {
      id: 'created',
      label: t('orders:columns.created'),
      cell: ({ created_at: createdAt }) => formatDateTime(createdAt, language),
    },
    status: {
      id: 'status',
      label: t('orders:columns.status'),
      cell: ({ status }) => <StatusView status={status} />,
    },
    customer: {
      id: 'customer',
      label: t('orders:columns.customer'),
      cell: ({ customer: { name, business_name: company } }) => <span translate="no">{company || name}</span>,
    },
    total: {
      id: 'total',
      label: t('orders:columns.total'),
      align: 'end',
      cell: ({ precio }) => formatEuros(precio),
    },
    pending: {
      id: 'pending',
      label: t('orders:columns.pending'),
      align: 'end',
      cell: ({ precio_pendiente: pending }) => (pending > 0 ? formatEuros(pending) : t('orders:none')),
    },
  } as const satisfies Readonly<Record<string, TableColumn<WireListedOrder>>>
}
