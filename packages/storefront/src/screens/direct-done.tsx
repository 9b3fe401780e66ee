import { Box, Container } from '@colada/ui'
import { DirectThanks } from '../features/orders/direct-thanks.tsx'
import { useTranslation } from 'react-i18next'
import { ScreenHead } from './parts/screen-head.tsx'
import { SignedIn } from './parts/signed-in.tsx'
import { PaymentBones } from './payment/payment-bones.tsx'
import { PaymentDoneView } from './payment/payment-done-view.tsx'
import type { RouteHandle } from '../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['account', 'orders', 'payment', 'schedule'] }

/** Thanks for what was bought without a van of its own: packs with their code, or garments for an order. */
export default function DirectDoneScreen() {
  const { t } = useTranslation('orders')
  return (
    <Container width="form">
      <ScreenHead title={t('orders:direct.done.title')} />
      <Box paddingBlock="xl">
        <SignedIn fallback={<PaymentBones />}>
          <PaymentDoneView Thanks={DirectThanks} />
        </SignedIn>
      </Box>
    </Container>
  )
}
