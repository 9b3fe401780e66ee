import { QueryView } from '@colada/client/api/query-view'
import { ButtonLink, EmptyState, Inline, Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useOrdersQuery } from './endpoints.ts'
import { listPath, type OrderQuery } from './filters.ts'
import { OrderTable } from './order-table.tsx'

/** The orders that match the filters. */
export function OrderList({ query }: { query: OrderQuery }) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  // Of these filters only: the page before must not be shown under new ones.
  const { currentData: data, ...result } = useOrdersQuery(query, { refetchOnMountOrArgChange: true })
  const sort = query.sort === 'oldest' ? 'oldest' : 'newest'
  const { after, ...firstPage } = query
  return (
    <QueryView
      query={{ ...result, data }}
      loadingLabel={t('orders:loading')}
      rows={10}
      failedTitle={t('orders:failed')}
    >
      {({ orders, next }) =>
        orders.length === 0 ? (
          <EmptyState
            title={t('orders:empty.title')}
            actions={<ButtonLink href="/orders">{t('orders:empty.action')}</ButtonLink>}
          >
            {t('orders:empty.text')}
          </EmptyState>
        ) : (
          <Stack gap="lg">
            <OrderTable
              orders={orders}
              sort={sort}
              onSort={(chosen) => void navigate(listPath({ ...firstPage, sort: chosen }))}
            />
            {(after !== undefined || next !== null) && (
              <Inline as="nav" aria-label={t('orders:pages')} justify="between">
                {after === undefined ? (
                  <span />
                ) : (
                  <TextLink href={listPath(firstPage)} standalone>
                    {t('orders:first')}
                  </TextLink>
                )}
                {next !== null && (
                  <TextLink href={listPath({ ...query, after: String(next) })} standalone>
                    {t('orders:next')}
                  </TextLink>
                )}
              </Inline>
            )}
          </Stack>
        )
      }
    </QueryView>
  )
}
