import { problemText, toProblem } from '@colada/client/api/problem-text'
import { QueryView } from '@colada/client/api/query-view'
import { RetryButton } from '@colada/client/api/retry-button'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, ButtonLink, Callout, EmptyState, ErrorState } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOf, type OpenedCustomer } from './endpoints.ts'
import { useOpenedCustomer } from './use-opened-customer.ts'

export interface CustomerGateProps {
  readonly id: number
  readonly children: (opened: OpenedCustomer) => ReactNode
}

/** Opens a customer and shows what needs one. The API records who opens it. */
export function CustomerGate({ id, children }: CustomerGateProps) {
  const { t } = useTranslation(['counter', 'common'])
  const { currentData: data, isClosed, ...query } = useOpenedCustomer(id)
  if (query.error && toProblem(query.error).code === statusCodes.notFound.code)
    return (
      <EmptyState
        level={1}
        title={t('counter:customer.unknown')}
        actions={<ButtonLink href="/counter">{t('counter:back')}</ButtonLink>}
      >
        {t('counter:customer.unknownText')}
      </EmptyState>
    )
  // The title of the page, as long as there is no customer to name it.
  if (query.error && !data && !query.isFetching)
    return (
      <ErrorState
        level={1}
        title={t('counter:customer.failed')}
        actions={<RetryButton onRetry={query.refetch} />}
      >
        {problemText(query.error, t)}
      </ErrorState>
    )
  return (
    <QueryView
      query={{ ...query, data }}
      loadingLabel={t('counter:customer.loading')}
      rows={6}
      failedTitle={t('counter:customer.failed')}
    >
      {(opened) => (
        <>
          {isClosed && (
            <Callout
              tone="warning"
              live="alert"
              title={t('counter:customer.closedTitle')}
              actions={
                <Button size="small" onClick={() => void query.refetch()}>
                  {t('counter:customer.openAgain', { name: nameOf(opened) })}
                </Button>
              }
            >
              {t('counter:customer.closedText')}
            </Callout>
          )}
          {children(opened)}
        </>
      )}
    </QueryView>
  )
}
