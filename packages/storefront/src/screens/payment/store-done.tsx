import { Box, Container } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { SignedIn } from '../../features/account/signed-in.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { StoreDone } from '../../flows/store-mode/store-done.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'

export const handle: RouteHandle = { namespaces: ['common', 'orders', 'payment', 'store'] }

/** The page after an order in store mode; everybody else gets the page that does not exist (spec 000 §4, Store mode). */
export default function StoreDoneScreen() {
  const { t } = useTranslation('store')
  return (
    <Container width="form">
      <ScreenHead title={t('store:done.title')} />
      <Box paddingBlock="xl">
        <SignedIn fallback={<PaymentSkeleton />}>
          <StoreDone />
        </SignedIn>
      </Box>
    </Container>
  )
}
