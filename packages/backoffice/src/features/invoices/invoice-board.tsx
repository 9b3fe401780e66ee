import { QueryView } from '@colada/client/api/query-view'
import type { WireStaffInvoice } from '@colada/domain/staff/invoices-contract'
import { ButtonLink, Callout, EmptyState, Inline, Select, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ChainNotice } from './chain-notice.tsx'
import { useInvoiceChainQuery, useStaffInvoicesQuery } from './endpoints.ts'
import { InvoiceTable } from './invoice-table.tsx'
import { RectifyDialog } from './rectify-dialog.tsx'

/** All invoices by series, with the check of their numbers; the URL holds series and page. */
export function InvoiceBoard() {
  const { t } = useTranslation('invoices')
  const [search, setSearch] = useSearchParams()
  const series = search.get('series') ?? ''
  const before = search.get('before') ?? undefined
  const page = useStaffInvoicesQuery(
    { series: series === '' ? undefined : series, before },
    { refetchOnMountOrArgChange: true },
  )
  const chain = useInvoiceChainQuery(undefined, { refetchOnMountOrArgChange: true })
  const [rectified, setRectified] = useState<WireStaffInvoice>()
  const [isDone, setIsDone] = useState(false)
  return (
    <Stack gap="lg">
      {isDone && (
        <Callout tone="success" live="status">
          {t('invoices:form.done')}
        </Callout>
      )}
      <QueryView
        query={chain}
        loadingLabel={t('invoices:chain.loading')}
        failedTitle={t('invoices:chain.failed')}
      >
        {(checked) => <ChainNotice chain={checked} />}
      </QueryView>
      <QueryView
        query={page}
        loadingLabel={t('invoices:loading')}
        rows={8}
        failedTitle={t('invoices:failed')}
      >
        {({ invoices, series: codes, has_more: hasMore }) => (
          <Stack gap="md">
            <Select
              label={t('invoices:series')}
              value={series}
              onChange={({ target }) => setSearch(target.value === '' ? {} : { series: target.value })}
              options={[
                { value: '', label: t('invoices:allSeries') },
                ...codes.map((code) => ({ value: code, label: code })),
              ]}
            />
            {invoices.length === 0 ? (
              <EmptyState
                title={t('invoices:emptyTitle')}
                actions={<ButtonLink href="/orders">{t('invoices:toOrders')}</ButtonLink>}
              >
                {t('invoices:emptyText')}
              </EmptyState>
            ) : (
              <InvoiceTable invoices={invoices} onRectify={setRectified} />
            )}
            {hasMore && (
              <Inline>
                <ButtonLink
                  tone="neutral"
                  appearance="outline"
                  href={`?${new URLSearchParams({
                    ...(series !== '' && { series }),
                    before: String(invoices.at(-1)!.id),
                  })}`}
                >
                  {t('invoices:older')}
                </ButtonLink>
              </Inline>
            )}
          </Stack>
        )}
      </QueryView>
      {rectified && (
        <RectifyDialog
          invoice={rectified}
          onClose={() => setRectified(undefined)}
          onDone={() => {
            setRectified(undefined)
            setIsDone(true)
          }}
        />
      )}
    </Stack>
  )
}
