import { Box, Container, Stack } from '@colada/ui'
import { useEffect } from 'react'
import { SignedIn } from '../../features/account/signed-in.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { PaymentHead } from '../../flows/payment/payment-head.tsx'
import { PaymentView } from '../../flows/payment/payment-view.tsx'
import { focusMain } from '../../platform/browser/focus-main.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = {
  namespaces: ['account', 'common', 'orders', 'payment', 'schedule', 'unpaid'],
}

/**
 * Payment of an order (spec 000 §2, Payment). It is entered by a document load, since it needs the content security policy
 * of its document; the focus moves as after a navigation by the router.
 */
export default function PaymentScreen() {
  useEffect(focusMain, [])
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
