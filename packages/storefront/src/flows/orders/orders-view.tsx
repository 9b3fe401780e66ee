import { problemText } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { ORDERS_PER_PAGE, countPages, paginate } from '@colada/domain/catalogue/pagination'
import { filterOrders, sortOrders } from '@colada/domain/orders/actions'
import { routePath } from '@colada/domain/routes/route-path'
import { ErrorState, Stack, Text, VisuallyHidden } from '@colada/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useOrdersQuery } from '../../features/orders/endpoints.ts'
import { hasActions, OrderActions } from '../../features/orders/order-actions.tsx'
import { OrderEntry } from '../../features/orders/order-entry.tsx'
import { PaymentDeadline } from '../../features/payment/payment-deadline.tsx'
import { NoMatch, NoOrders } from './no-orders.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { OrdersTools } from './orders-tools.tsx'

// Most customers have a single page of orders.
const OrdersPages = lazyWithRetry(() => import('./orders-pages.tsx'))

/** The customer's orders, five per page; the URL holds search and page (spec 000 §2, Orders list). */
export function OrdersView() {
  const { t } = useTranslation(['common', 'orders'])
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const { data, error, isFetching, refetch } = useOrdersQuery()
  const query = search.get('q') ?? ''

  if (!data) {
    if (!error || isFetching) return <OrdersSkeleton />
    return (
      <ErrorState title={t('orders:list.failed')} actions={<RetryButton onRetry={refetch} />}>
        {problemText(error, t)}
      </ErrorState>
    )
  }
  if (data.orders.length === 0) return <NoOrders />

  const matches = sortOrders(filterOrders(data.orders, query))
  const pages = countPages(matches.length, ORDERS_PER_PAGE)
  const page = Math.min(Math.max(1, Math.floor(Number(search.get('page')) || 1)), pages)
  const hrefOf = (target: number) =>
    `?${new URLSearchParams({ ...(query && { q: query }), page: String(target) })}`

  return (
    <Stack gap="md">
      <OrdersTools
        query={query}
        onSearch={(q) => setSearch(q === '' ? {} : { q }, { replace: true })}
        refreshing={isFetching}
        onRefresh={() => void refetch()}
      />
      <VisuallyHidden role="status">
        {query === '' ? '' : t('orders:list.found', { count: matches.length })}
      </VisuallyHidden>
      {error && <Text tone="danger">{problemText(error, t)}</Text>}
      {matches.length === 0 && <NoMatch query={query} />}
      <Stack as="ul" role="list" gap="sm" aria-label={t('orders:list.label')}>
        {paginate(matches, page, ORDERS_PER_PAGE).map((order) => (
          <li key={order.id}>
            <OrderEntry
              order={order}
              href={routePath(language, 'OrderDetail', { id: order.id })}
              actions={
                hasActions(order) && (
                  <Stack gap="xs">
                    <PaymentDeadline order={order} serverClock={data} onOver={() => void refetch()} />
                    <OrderActions
                      order={order}
                      size="small"
                      paymentHref={routePath(language, 'Payment', { id: order.id })}
                    />
                  </Stack>
                )
              }
            />
          </li>
        ))}
      </Stack>
      {pages > 1 && (
        <Suspense fallback={null}>
          <OrdersPages page={page} pageCount={pages} getHref={hrefOf} />
        </Suspense>
      )}
    </Stack>
  )
}
