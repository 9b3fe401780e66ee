import { problemText } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { RowsSkeleton } from '@colada/client/api/rows-skeleton'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, EmptyState, ErrorState, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useInvoicesQuery } from '../../features/invoices/endpoints.ts'
import { InvoiceList } from '../../features/invoices/invoice-list.tsx'

/** All invoices of the customer. */
export function InvoicesView() {
  const { t } = useTranslation(['common', 'invoices'])
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useInvoicesQuery()
  if (!data) {
    if (!error || isFetching) return <RowsSkeleton label={t('invoices:loading')} rows={4} />
    return (
      <ErrorState title={t('invoices:failed')} actions={<RetryButton onRetry={refetch} />}>
        {problemText(error, t)}
      </ErrorState>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title={t('invoices:emptyTitle')}
        actions={<ButtonLink href={routePath(language, 'Orders')}>{t('invoices:toOrders')}</ButtonLink>}
      >
        {t('invoices:emptyText')}
      </EmptyState>
    )
  }
  return (
    <Stack gap="md">
      <Text tone="secondary">{t('invoices:intro')}</Text>
      <InvoiceList invoices={data} namesOrders />
    </Stack>
  )
}
