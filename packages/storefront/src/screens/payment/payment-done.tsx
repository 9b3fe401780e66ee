import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { Box, Container } from '@colada/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { SignedIn } from '../../features/account/signed-in.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { PaymentDoneView } from '../../flows/payment/payment-done-view.tsx'
import { ChangeThanks, NextOrderThanks } from '../../flows/payment/thanks.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { matchRoute } from '../../platform/routes/paths.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'

export const handle: RouteHandle = { namespaces: ['common', 'orders', 'payment', 'schedule'] }

// Loaded in store mode only.
const StoreDone = lazyWithRetry(() => import('../../flows/store-mode/store-done.tsx'))

/** Thanks after a payment, with the locator; in store mode how an order was paid (spec 000 §4, Store mode). */
export default function PaymentDoneScreen() {
  const { t } = useTranslation('orders')
  const { pathname, state }: { pathname: string; state: unknown } = useLocation()
  const isStoreMode = matchRoute(pathname)?.name === 'PagoRealizadoWashrockero'
  return (
    <Container width="form">
      <ScreenHead title={t('orders:thanks.title')} />
      <Box paddingBlock="xl">
        <SignedIn fallback={<PaymentSkeleton />}>
          {isStoreMode ? (
            <Suspense fallback={<PaymentSkeleton />}>
              <StoreDone />
            </Suspense>
          ) : (
            <PaymentDoneView Thanks={isChange(state) ? ChangeThanks : NextOrderThanks} />
          )}
        </SignedIn>
      </Box>
    </Container>
  )
}

/** Whether the payment that navigated here was for a change of an order. */
function isChange(state: unknown): boolean {
  const { processType } = (state ?? {}) as { processType?: unknown }
  return typeof processType === 'string' && processType.startsWith('change_')
}
