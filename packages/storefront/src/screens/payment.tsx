import { Box, Container, Stack } from '@colada/ui'
import { SignedIn } from './parts/signed-in.tsx'
import { PaymentBones } from './payment/payment-bones.tsx'
import { PaymentHead } from './payment/payment-head.tsx'
import { PaymentView } from './payment/payment-view.tsx'
import type { RouteHandle } from '../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['account', 'orders', 'payment', 'schedule'] }

/** Payment of an order by card (spec 000 §2, Payment). Entered by loading its document, whose policy it needs. */
export default function PaymentScreen() {
  const bones = (
    <>
      <PaymentHead processType="" />
      <PaymentBones />
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
