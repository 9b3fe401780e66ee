import { problemText, toProblem } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { ORDERS_PER_PAGE, countPages, paginate } from '@colada/domain/catalogue/pagination'
import { filterOrders, isUnderWay, sortOrders } from '@colada/domain/orders/actions'
import { ErrorState, Stack, Tabs, Text, VisuallyHidden } from '@colada/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useOrdersQuery } from '../../features/orders/endpoints.ts'
import { NoMatch, NoOrders } from './no-orders.tsx'
import { OrderList } from './order-list.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { OrdersTools } from './orders-tools.tsx'

// Most customers have a single page of orders.
const OrdersPages = lazyWithRetry(() => import('./orders-pages.tsx'))

const tabs = ['active', 'finished'] as const
type Tab = (typeof tabs)[number]

/** The customer's orders, five per page; the URL holds search, tab and page (spec 000 §2, Orders list). */
export function OrdersView() {
  const { t } = useTranslation(['common', 'orders'])
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
  const matchesOf = {
    active: matches.filter(isUnderWay),
    finished: matches.filter((order) => !isUnderWay(order)),
  }
  // Without a choice in the URL the first tab that has orders.
  const chosen = tabs.find((each) => each === search.get('tab'))
  const tab = chosen ?? tabs.find((each) => matchesOf[each].length > 0) ?? 'active'
  const shown = matchesOf[tab]
  const pages = countPages(shown.length, ORDERS_PER_PAGE)
  const page = Math.min(Math.max(1, Math.floor(Number(search.get('page')) || 1)), pages)
  const paramsOf = (params: { readonly q?: string; readonly tab?: Tab | undefined }) => ({
    ...(params.q && { q: params.q }),
    ...(params.tab && { tab: params.tab }),
  })
  const hrefOf = (target: number) =>
    `?${new URLSearchParams({ ...paramsOf({ q: query, tab: chosen }), page: String(target) })}`
  const searchFor = (q: string) => setSearch(paramsOf({ q }), { replace: true })

  return (
    <Stack gap="md">
      <OrdersTools
        query={query}
        onSearch={searchFor}
        refreshing={isFetching}
        onRefresh={() => void refetch()}
      />
      <VisuallyHidden role="status">
        {query === '' ? '' : t('orders:list.found', { count: matches.length })}
      </VisuallyHidden>
      {error && (
        <Text tone="danger">
          {toProblem(error).kind === 'offline' ? t('orders:list.offline') : problemText(error, t)}
        </Text>
      )}
      {matches.length === 0 ? (
        <NoMatch query={query} onShowAll={() => searchFor('')} />
      ) : (
        <Tabs
          label={t('orders:list.tabs')}
          value={tab}
          onValueChange={(next) => setSearch(paramsOf({ q: query, tab: next }), { replace: true })}
          tabs={tabs.map((value) => ({
            value,
            label: t(`orders:list.${value}`, { number: matchesOf[value].length }),
            panel: value === tab && panel(),
          }))}
        />
      )}
    </Stack>
  )

  function panel() {
    if (shown.length === 0) {
      return <Text tone="secondary">{t(`orders:list.none.${tab}`)}</Text>
    }
    return (
      <Stack gap="md">
        <OrderList
          orders={paginate(shown, page, ORDERS_PER_PAGE)}
          serverClock={data!}
          onOver={() => void refetch()}
        />
        {pages > 1 && (
          <Suspense fallback={null}>
            <OrdersPages page={page} pageCount={pages} getHref={hrefOf} />
          </Suspense>
        )}
      </Stack>
    )
  }
}
