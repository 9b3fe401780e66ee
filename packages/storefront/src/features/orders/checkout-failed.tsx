import { ErrorState } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import type { ApiError } from '../../platform/api/base-query.ts'
import { problemText } from '../../platform/api/problem-text.ts'
import { RetryButton } from '../../platform/api/retry-button.tsx'
import { useTranslation } from 'react-i18next'

export interface CheckoutFailedProps {
  /** Left out where the catalogue failed to load. */
  readonly problem?: ApiError | SerializedError | undefined
  readonly onRetry: () => void
}

/** Data that a checkout needs failed to load. */
export function CheckoutFailed({ problem, onRetry }: CheckoutFailedProps) {
  const { t } = useTranslation(['account', 'orders'])
  return (
    <ErrorState title={t('orders:checkout.failed')} actions={<RetryButton onRetry={onRetry} />}>
      {problem ? problemText(problem, t) : t('account:calls.failed')}
    </ErrorState>
  )
}
