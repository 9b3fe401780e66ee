import { QueryView } from '@colada/client/api/query-view'
import { recordStates } from '@colada/domain/invoices/register'
import type { WireStaffInvoice } from '@colada/domain/staff/invoices-contract'
import { ButtonLink, Callout, EmptyState, Inline, Select, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ChainNotice } from './chain-notice.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { useInvoiceChainQuery, useStaffInvoicesQuery } from './endpoints.ts'
import { InvoiceTable } from './invoice-table.tsx'
import { RectifyDialog } from './rectify-dialog.tsx'

const dialogs = { rectify: RectifyDialog, correct: CorrectDialog }

interface Task {
  readonly kind: keyof typeof dialogs
  readonly invoice: WireStaffInvoice
}

/** All invoices by series and state, with the check of their numbers; the URL holds the filters and the page. */
export function InvoiceBoard() {
  const { t } = useTranslation('invoices')
  const [search, setSearch] = useSearchParams()
  const series = search.get('series') ?? ''
  const state = recordStates.find((each) => each === search.get('state'))
  const before = search.get('before') ?? undefined
  const page = useStaffInvoicesQuery(
    { series: series === '' ? undefined : series, state, before },
    { refetchOnMountOrArgChange: true },
  )
  const chain = useInvoiceChainQuery(undefined, { refetchOnMountOrArgChange: true })
  const [task, setTask] = useState<Task>()
  const [done, setDone] = useState<Task['kind']>()
  const doneTexts = { rectify: t('invoices:form.done'), correct: t('invoices:correction.done') }
  const filters = { ...(series !== '' && { series }), ...(state !== undefined && { state }) }
  const filter = (name: 'series' | 'state', value: string) => {
    const { [name]: _, ...others } = filters
    setSearch(value === '' ? others : { ...others, [name]: value })
  }
  const Dialog = task && dialogs[task.kind]
  return (
    <Stack gap="lg">
      {done && (
        <Callout tone="success" live="status">
          {doneTexts[done]}
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
              onChange={({ target }) => filter('series', target.value)}
              options={[
                { value: '', label: t('invoices:allSeries') },
                ...codes.map((code) => ({ value: code, label: code })),
              ]}
            />
            {chain.data?.register === 'verifactu' && (
              <Select
                label={t('invoices:office')}
                value={state ?? ''}
                onChange={({ target }) => filter('state', target.value)}
                options={[
                  { value: '', label: t('invoices:allStates') },
                  ...recordStates.map((each) => ({ value: each, label: t(`invoices:states.${each}`) })),
                ]}
              />
            )}
            {invoices.length === 0 ? (
              <NoInvoices isFiltered={Object.keys(filters).length > 0} />
            ) : (
              <InvoiceTable
                invoices={invoices}
                onRectify={(invoice) => setTask({ kind: 'rectify', invoice })}
                onCorrect={(invoice) => setTask({ kind: 'correct', invoice })}
              />
            )}
            {hasMore && (
              <Inline>
                <ButtonLink
                  tone="neutral"
                  appearance="outline"
                  href={`?${new URLSearchParams({ ...filters, before: String(invoices.at(-1)!.id) })}`}
                >
                  {t('invoices:older')}
                </ButtonLink>
              </Inline>
            )}
          </Stack>
        )}
      </QueryView>
      {task && Dialog && (
        <Dialog
          invoice={task.invoice}
          onClose={() => setTask(undefined)}
          onDone={() => {
            setTask(undefined)
            setDone(task.kind)
          }}
        />
      )}
    </Stack>
  )
}

function NoInvoices({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation('invoices')
  return isFiltered ? (
    <EmptyState
      title={t('invoices:noMatchTitle')}
      actions={<ButtonLink href="/invoices">{t('invoices:showAll')}</ButtonLink>}
    >
      {t('invoices:noMatchText')}
    </EmptyState>
  ) : (
    <EmptyState
      title={t('invoices:emptyTitle')}
      actions={<ButtonLink href="/orders">{t('invoices:toOrders')}</ButtonLink>}
    >
      {t('invoices:emptyText')}
    </EmptyState>
  )
}
