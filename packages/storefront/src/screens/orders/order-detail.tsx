import { Box, Container, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { SignedIn } from '../../features/account/signed-in.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { OrderDetailView } from '../../flows/orders/order-detail-view.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'

export const handle: RouteHandle = {
  namespaces: ['account', 'cancel', 'common', 'contact', 'orders', 'payment', 'schedule', 'unpaid'],
}

/** An order of the customer. */
export default function OrderDetailScreen() {
  return (
    <Container>
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <SignedIn fallback={<OrderSkeleton />}>
            <OrderDetailView />
          </SignedIn>
        </Stack>
      </Box>
    </Container>
  )
}

/** Placeholder in the document, which is the same for every customer and order. */
function OrderSkeleton() {
  const { t } = useTranslation('orders')
  return (
    <>
      <ScreenHead title={t('orders:detail.untitled')} />
      <Heading level={1} size="title2">
        {t('orders:detail.untitled')}
      </Heading>
      <PaymentSkeleton />
    </>
  )
}
