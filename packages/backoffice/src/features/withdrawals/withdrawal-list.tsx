import { QueryView } from '@colada/client/api/query-view'
import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { Language } from '@colada/domain/wire/language'
import type { WireWithdrawal } from '@colada/domain/withdrawals/staff-contract'
import { ButtonLink, EmptyState, Table, type TableProps, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'
import { orderPath, withdrawalPath } from '../../platform/paths.ts'
import { useWithdrawalsQuery } from './endpoints.ts'
import { WithdrawalState } from './withdrawal-state.tsx'

/** The withdrawals of all customers, those that wait for a decision first. */
export function WithdrawalList() {
  const { t } = useTranslation('withdrawals')
  const withdrawals = useWithdrawalsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <QueryView
      query={withdrawals}
      loadingLabel={t('withdrawals:loading')}
      rows={6}
      failedTitle={t('withdrawals:failed')}
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState
            title={t('withdrawals:emptyTitle')}
            actions={<ButtonLink href="/orders">{t('withdrawals:toOrders')}</ButtonLink>}
          >
            {t('withdrawals:emptyText')}
          </EmptyState>
        ) : (
          <WithdrawalTable rows={rows} />
        )
      }
    </QueryView>
  )
}

function columnsOf(t: Translate, language: Language): TableProps<WireWithdrawal>['columns'] {
  return [
    {
      id: 'reference',
      label: t('withdrawals:columns.reference'),
      cell: ({ id, reference }) => <TextLink href={withdrawalPath(id)}>{reference}</TextLink>,
    },
    {
      id: 'received',
      label: t('withdrawals:columns.receivedAt'),
      cell: (row) => formatDateTime(row.received_at, language),
    },
    {
      id: 'customer',
      label: t('withdrawals:columns.customer'),
      cell: ({ name }) => <span translate="no">{name}</span>,
    },
    {
      id: 'order',
      label: t('withdrawals:columns.order'),
      cell: ({ localizador: locator, has_order: hasOrder }) =>
        hasOrder ? (
          <TextLink href={orderPath(locator)}>{locator}</TextLink>
        ) : (
          `${locator} (${t('withdrawals:unknownOrder')})`
        ),
    },
    {
      id: 'state',
      label: t('withdrawals:columns.state'),
      cell: ({ state }) => <WithdrawalState state={state} />,
    },
    {
      id: 'before',
      label: t('withdrawals:columns.before'),
      cell: ({ state, refund_before: before }) =>
        state === 'received' ? formatDateTime(before, language) : null,
    },
  ]
}

function WithdrawalTable({ rows }: { readonly rows: readonly WireWithdrawal[] }) {
  const { t } = useTranslation('withdrawals')
  const language = useLanguage()
  return (
    <Table
      caption={t('withdrawals:caption')}
      hideCaption
      columns={columnsOf(t, language)}
      rows={rows}
      getKey={({ id }) => String(id)}
    />
  )
}
