import { Box, Container } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { SignedIn } from '../../features/account/signed-in.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { PaymentDoneView } from '../../flows/payment/payment-done-view.tsx'
import { FirstOrderThanks } from '../../flows/payment/thanks.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'

export const handle: RouteHandle = { namespaces: ['common', 'orders', 'payment', 'schedule'] }

/** Thanks for the payment of a first order, with the next steps (spec 000 §4, Payment). */
export default function FirstOrderDoneScreen() {
  const { t } = useTranslation('orders')
  return (
    <Container width="form">
      <ScreenHead title={t('orders:thanks.firstTitle')} />
      <Box paddingBlock="xl">
        <SignedIn fallback={<PaymentSkeleton />}>
          <PaymentDoneView Thanks={FirstOrderThanks} />
        </SignedIn>
      </Box>
    </Container>
  )
}
