import { Box, Container, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { OrdersSkeleton } from '../flows/orders/orders-skeleton.tsx'
import { OrdersView } from '../flows/orders/orders-view.tsx'
import { ScreenHead } from '../platform/seo/screen-head.tsx'
import { SignedIn } from '../features/account/signed-in.tsx'
import type { RouteHandle } from '../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['account', 'orders', 'payment', 'schedule'] }

/** The customer's orders. */
export default function OrdersScreen() {
  const { t } = useTranslation('orders')
  return (
    <Container>
      <ScreenHead title={t('orders:list.title')} />
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <Heading level={1} size="title2">
            {t('orders:list.title')}
          </Heading>
          <SignedIn fallback={<OrdersSkeleton />}>
            <OrdersView />
          </SignedIn>
        </Stack>
      </Box>
    </Container>
  )
}
