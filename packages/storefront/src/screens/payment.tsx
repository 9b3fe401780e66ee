import { Box, Container, Stack } from '@colada/ui'
import { SignedIn } from '../features/account/signed-in.tsx'
import { PaymentSkeleton } from '../features/payment/payment-skeleton.tsx'
import { PaymentHead } from '../flows/payment/payment-head.tsx'
import { PaymentView } from '../flows/payment/payment-view.tsx'
import type { RouteHandle } from '../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['account', 'orders', 'payment', 'schedule'] }

/** Payment of an order by card (spec 000 §2, Payment). Entered by loading its document, whose policy it needs. */
export default function PaymentScreen() {
  const bones = (
    <>
      <PaymentHead processType="" />
      <PaymentSkeleton />
    </>
  )
  return (
    <Container>
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <SignedIn fallback={bones}>
            <PaymentView />
          </SignedIn>
        </Stack>
      </Box>
    </Container>
  )
}
