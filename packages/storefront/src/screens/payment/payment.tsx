import { Box, Container, Stack } from '@colada/ui'
import { SignedIn } from '../../features/account/signed-in.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { PaymentHead } from '../../flows/payment/payment-head.tsx'
import { PaymentView } from '../../flows/payment/payment-view.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = {
  namespaces: ['account', 'common', 'orders', 'payment', 'schedule', 'unpaid'],
}

/** Payment of an order (spec 000 §2, Payment). It is entered by a document load, since it needs the content security policy of its document. */
export default function PaymentScreen() {
  const skeleton = (
    <>
      <PaymentHead processType="" />
      <PaymentSkeleton />
    </>
  )
  return (
    <Container>
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <SignedIn fallback={skeleton}>
            <PaymentView />
          </SignedIn>
        </Stack>
      </Box>
    </Container>
  )
}
