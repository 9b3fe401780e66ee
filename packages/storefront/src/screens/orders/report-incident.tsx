import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useTranslation } from 'react-i18next'
import { SignedInScreen } from '../../features/account/signed-in.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['contact', 'orders', 'payment'] }

const IncidentView = lazyWithRetry(async () => ({
  default: (await import('../../flows/incident/incident-view.tsx')).IncidentView,
}))

/** Reports a problem with an order of the customer (spec 000 §2, Orders list). */
export default function ReportIncidentScreen() {
  const { t } = useTranslation('contact')
  const title = t('contact:incident.title')
  return (
    <SignedInScreen title={title} width="form" fallback={<PaymentSkeleton />}>
      <IncidentView />
    </SignedInScreen>
  )
}
