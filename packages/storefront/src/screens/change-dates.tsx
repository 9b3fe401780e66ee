import { Box, Container, Heading, Stack } from '@colada/ui'
import { useWords } from '../platform/language/words.tsx'
import { ChangeView } from './change/change-view.tsx'
import { CheckoutBones } from './checkout/checkout-bones.tsx'
import { ScreenHead } from './parts/screen-head.tsx'
import { SignedIn } from './parts/signed-in.tsx'

/** The checkout in its other mode: other dates for an order that exists (spec 000 §2, Checkout). */
export default function ChangeDatesScreen() {
  const { t } = useWords()
  return (
    <Container>
      <ScreenHead title={t('orders:change.title')} />
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <Heading level={1} size="title2">
            {t('orders:change.title')}
          </Heading>
          <SignedIn fallback={<CheckoutBones />}>
            <ChangeView />
          </SignedIn>
        </Stack>
      </Box>
    </Container>
  )
}
