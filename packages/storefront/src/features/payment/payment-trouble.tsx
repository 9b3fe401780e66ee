import { Button, Callout } from '@colada/ui'
import type { ApiError } from '../../platform/api/base-query.ts'
import { problemText } from '../../platform/api/problem-text.ts'
import { useTranslation } from 'react-i18next'

/** What stands in the way of a payment by card (spec 001 §8). */
export type PaymentTrouble =
  | { readonly kind: 'failed'; readonly problem: ApiError }
  /** The payment was prepared without what the provider needs. */
  | { readonly kind: 'noData' }
  | { readonly kind: 'noProvider' }

/** The first of what stands in the way; `null` where nothing does. */
export function troubleOf(
  problem: ApiError | null,
  isEmpty: boolean,
  providerFailed: boolean,
): PaymentTrouble | null {
  if (problem) return { kind: 'failed', problem }
  if (isEmpty) return { kind: 'noData' }
  return providerFailed ? { kind: 'noProvider' } : null
}

export interface PaymentTroubleViewProps {
  readonly trouble: PaymentTrouble
  readonly onRetry: () => void
}

/** Why nothing can be paid by card now: to be tried again, and for the technical team where it stays so. */
export function PaymentTroubleView({ trouble, onRetry }: PaymentTroubleViewProps) {
  const { t } = useTranslation(['account', 'payment'])
  return (
    <Callout
      tone="danger"
      live="alert"
      title={t(`payment:trouble.${trouble.kind}`)}
      actions={<Button onClick={onRetry}>{t('account:calls.retry')}</Button>}
    >
      {trouble.kind === 'failed' ? problemText(trouble.problem, t) : t(`payment:trouble.${trouble.kind}Text`)}
    </Callout>
  )
}
