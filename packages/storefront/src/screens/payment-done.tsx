import { Box, Container } from '@colada/ui'
import { useWords } from '../platform/language/words.tsx'
import { ScreenHead } from './parts/screen-head.tsx'
import { SignedIn } from './parts/signed-in.tsx'
import { PaymentBones } from './payment/payment-bones.tsx'
import { PaymentDoneView } from './payment/payment-done-view.tsx'

/** Thanks after a payment, with the locator. */
export default function PaymentDoneScreen() {
  const { t } = useWords()
  return (
    <Container width="form">
      <ScreenHead title={t('orders:thanks.title')} />
      <Box paddingBlock="xl">
        <SignedIn fallback={<PaymentBones />}>
          <PaymentDoneView />
        </SignedIn>
      </Box>
    </Container>
  )
}
