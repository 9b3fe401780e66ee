import { orderReaderRoles } from '@colada/domain/staff/rights'
import { Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FilterForm } from '../features/orders/filter-form.tsx'
import { queryOf } from '../features/orders/filters.ts'
import { OrderList } from '../features/orders/order-list.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(orderReaderRoles)]

/** Middleware runs for routes with a loader; the list is loaded by its query. */
export const clientLoader = () => null

export default function Orders() {
  const { t } = useTranslation(['orders', 'shell'])
  const [search] = useSearchParams()
  return (
    <Stack gap="lg">
      <title>{`${t('orders:title')} | ${t('shell:name')}`}</title>
      <Heading level={1}>{t('orders:title')}</Heading>
      {/* The fields show the filters of the URL, which the browser's buttons change. */}
      <FilterForm key={String(search)} query={queryOf(search)} />
      <OrderList query={queryOf(search)} />
    </Stack>
  )
}
