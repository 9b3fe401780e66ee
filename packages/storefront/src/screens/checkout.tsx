import { Box, Container, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { CheckoutBones } from './checkout/checkout-bones.tsx'
import { CheckoutView } from './checkout/checkout-view.tsx'
import { ScreenHead } from './parts/screen-head.tsx'
import { SignedIn } from './parts/signed-in.tsx'
import type { RouteHandle } from '../platform/language/handle.ts'

export const handle: RouteHandle = {
  namespaces: ['account', 'cart', 'orders', 'payment', 'promotions', 'schedule'],
}

/** Reserve purchase: pickup, delivery, promotions, and the binding step (spec 000 §2, Checkout). */
export default function CheckoutScreen() {
  const { t } = useTranslation('orders')
  return (
    <Container>
      <ScreenHead title={t('orders:checkout.title')} />
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <Heading level={1} size="title2">
            {t('orders:checkout.title')}
          </Heading>
          <SignedIn fallback={<CheckoutBones />}>
            <CheckoutView />
          </SignedIn>
        </Stack>
      </Box>
    </Container>
  )
}
