import { Box, Container, Heading, Stack } from '@colada/ui'
import { useWords } from '../platform/language/words.tsx'
import { OrdersBones } from './orders/orders-bones.tsx'
import { OrdersView } from './orders/orders-view.tsx'
import { ScreenHead } from './parts/screen-head.tsx'
import { SignedIn } from './parts/signed-in.tsx'

/** The customer's orders. */
export default function OrdersScreen() {
  const { t } = useWords()
  return (
    <Container>
      <ScreenHead title={t('orders:list.title')} />
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <Heading level={1} size="title2">
            {t('orders:list.title')}
          </Heading>
          <SignedIn fallback={<OrdersBones />}>
            <OrdersView />
          </SignedIn>
        </Stack>
      </Box>
    </Container>
  )
}
