import { Callout } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from './base-query.ts'
import { problemText } from './problem-text.ts'
import { RetryButton } from './retry-button.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** The result of a query hook. */
interface QueryResult {
  readonly data?: unknown
  readonly error?: ApiError | SerializedError | undefined
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export interface QueryViewProps<Query extends QueryResult> {
  readonly query: Query
  readonly loadingLabel: string
  /** Rows of the placeholder, which has the height of the content. */
  readonly rows?: number
  readonly failedTitle: string
  readonly children: (data: NonNullable<Query['data']>) => ReactNode
}

/** A part of a page with the data of a query: its placeholder, its error with a retry, or its content. */
export function QueryView<Query extends QueryResult>(props: QueryViewProps<Query>) {
  const { query, loadingLabel, rows = 2, failedTitle, children } = props
  const { t } = useTranslation('common')
  if (query.data !== undefined && query.data !== null) return children(query.data)
  if (query.error && !query.isFetching) {
    return (
      <Callout
        tone="danger"
        live="alert"
        title={failedTitle}
        actions={<RetryButton onRetry={query.refetch} />}
      >
        {problemText(query.error, t)}
      </Callout>
    )
  }
  return <RowsSkeleton label={loadingLabel} rows={rows} />
}
