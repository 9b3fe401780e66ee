import { Box, Container } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { SignedIn } from '../../features/account/signed-in.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { PaymentDoneView } from '../../flows/payment/payment-done-view.tsx'
import { ChangeThanks, NextOrderThanks } from '../../flows/payment/thanks.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'

export const handle: RouteHandle = { namespaces: ['common', 'orders', 'payment', 'schedule'] }

/** Thanks after a payment, with the locator. */
export default function PaymentDoneScreen() {
  const { t } = useTranslation('orders')
  const state: unknown = useLocation().state
  return (
    <Container width="form">
      <ScreenHead title={t('orders:thanks.title')} />
      <Box paddingBlock="xl">
        <SignedIn fallback={<PaymentSkeleton />}>
          <PaymentDoneView Thanks={isChange(state) ? ChangeThanks : NextOrderThanks} />
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
