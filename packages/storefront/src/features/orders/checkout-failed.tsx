import type { ApiError } from '@colada/client/api/base-query'
import { problemText } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { ErrorState } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import { useTranslation } from 'react-i18next'

export interface CheckoutFailedProps {
  /** Left out where the catalogue failed to load. */
  readonly problem?: ApiError | SerializedError | undefined
  readonly onRetry: () => void
}

/** Data that a checkout needs failed to load. */
export function CheckoutFailed({ problem, onRetry }: CheckoutFailedProps) {
  const { t } = useTranslation(['common', 'orders'])
  return (
    <ErrorState title={t('orders:checkout.failed')} actions={<RetryButton onRetry={onRetry} />}>
      {problem ? problemText(problem, t) : t('common:calls.failed')}
    </ErrorState>
  )
}
