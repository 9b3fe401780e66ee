import { Box, Container, Heading, Stack } from '@colada/ui'
import { useWords } from '../platform/language/words.tsx'
import { ScreenHead } from './parts/screen-head.tsx'
import { SignedIn } from './parts/signed-in.tsx'
import { PaymentBones } from './payment/payment-bones.tsx'
import { PaymentView } from './payment/payment-view.tsx'

/** Payment of an order by card (spec 000 §2, Payment). Entered by loading its document, whose policy it needs. */
export default function PaymentScreen() {
  const { t } = useWords()
  return (
    <Container>
      <ScreenHead title={t('payment:title')} />
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <Heading level={1} size="title2">
            {t('payment:title')}
          </Heading>
          <SignedIn fallback={<PaymentBones />}>
            <PaymentView />
          </SignedIn>
        </Stack>
      </Box>
    </Container>
  )
}
