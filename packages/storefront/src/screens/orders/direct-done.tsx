import { Box, Container } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { SignedIn } from '../../features/account/signed-in.tsx'
import { DirectThanks } from '../../features/orders/direct-thanks.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { PaymentDoneView } from '../../flows/payment/payment-done-view.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'

export const handle: RouteHandle = { namespaces: ['common', 'orders', 'payment', 'schedule'] }

/** Thanks for a direct order: packs with their code, or garments added to an order. */
export default function DirectDoneScreen() {
  const { t } = useTranslation('orders')
  return (
    <Container width="form">
      <ScreenHead title={t('orders:direct.done.title')} />
      <Box paddingBlock="xl">
        <SignedIn fallback={<PaymentSkeleton />}>
          <PaymentDoneView Thanks={DirectThanks} />
        </SignedIn>
      </Box>
    </Container>
  )
}
