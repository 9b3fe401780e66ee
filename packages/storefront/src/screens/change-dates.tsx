import { Box, Container, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { ChangeView } from '../flows/order-changes/change-view.tsx'
import { CheckoutSkeleton } from '../features/orders/checkout-skeleton.tsx'
import { ScreenHead } from '../platform/seo/screen-head.tsx'
import { SignedIn } from '../features/account/signed-in.tsx'
import type { RouteHandle } from '../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['account', 'orders', 'payment', 'schedule'] }

/** Changes the dates of an existing order (spec 000 §2, Checkout). */
export default function ChangeDatesScreen() {
  const { t } = useTranslation('orders')
  return (
    <Container>
      <ScreenHead title={t('orders:change.title')} />
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <Heading level={1} size="title2">
            {t('orders:change.title')}
          </Heading>
          <SignedIn fallback={<CheckoutSkeleton />}>
            <ChangeView />
          </SignedIn>
        </Stack>
      </Box>
    </Container>
  )
}
