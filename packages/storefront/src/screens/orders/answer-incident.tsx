import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useTranslation } from 'react-i18next'
import { SignedInScreen } from '../../features/account/signed-in.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['contact', 'orders', 'payment'] }

const AnswerView = lazyWithRetry(async () => ({
  default: (await import('../../flows/incident/answer-view.tsx')).AnswerView,
}))

/** Answers an incident of an order in words. */
export default function AnswerIncidentScreen() {
  const { t } = useTranslation('contact')
  const title = t('contact:answer.title')
  return (
    <SignedInScreen title={title} width="form" fallback={<PaymentSkeleton />}>
      <AnswerView />
    </SignedInScreen>
  )
}
