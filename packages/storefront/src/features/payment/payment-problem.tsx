import type { ApiError } from '@colada/client/api/base-query'
import { problemText } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { Callout } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Why a payment by card is not possible (spec 001 §8). */
export type PaymentProblem =
  | { readonly kind: 'failed'; readonly problem: ApiError }
  /** The payment intent has no client secret. */
  | { readonly kind: 'noData' }
  | { readonly kind: 'noProvider' }
  /** The connection is lost; nobody has to be contacted. */
  | { readonly kind: 'offline' }

/** The first problem; `null` without one. */
export function findPaymentProblem(
  problem: ApiError | null,
  isEmpty: boolean,
  providerFailed: boolean,
): PaymentProblem | null {
  // Without a status the API was not reached.
  if (problem?.status === 0) return { kind: 'offline' }
  if (problem) return { kind: 'failed', problem }
  if (isEmpty) return { kind: 'noData' }
  return providerFailed ? { kind: 'noProvider' } : null
}

export interface PaymentProblemViewProps {
  readonly problem: PaymentProblem
  readonly onRetry: () => void
}

/** Why a payment by card is not possible, with a retry. */
export function PaymentProblemView({ problem, onRetry }: PaymentProblemViewProps) {
  const { t } = useTranslation(['common', 'payment'])
  return (
    <Callout
      tone="danger"
      live="alert"
      title={t(`payment:trouble.${problem.kind}`)}
      actions={<RetryButton onRetry={onRetry} />}
    >
      {problem.kind === 'failed' ? problemText(problem.problem, t) : t(`payment:trouble.${problem.kind}Text`)}
    </Callout>
  )
}
