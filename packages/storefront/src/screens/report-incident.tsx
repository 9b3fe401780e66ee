import { Box, Container, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { SignedIn } from '../features/account/signed-in.tsx'
import { PaymentSkeleton } from '../features/payment/payment-skeleton.tsx'
import { lazyWithRetry } from '../platform/browser/lazy-with-retry.ts'
import type { RouteHandle } from '../platform/language/handle.ts'
import { ScreenHead } from '../platform/seo/screen-head.tsx'

export const handle: RouteHandle = { namespaces: ['contact', 'orders', 'payment'] }

const IncidentView = lazyWithRetry(async () => ({
  default: (await import('../flows/incident/incident-view.tsx')).IncidentView,
}))

/** Reports a problem with an order of the customer (spec 000 §2, Orders list). */
export default function ReportIncidentScreen() {
  const { t } = useTranslation('contact')
  const title = t('contact:incident.title')
  return (
    <Container width="form">
      <ScreenHead title={title} />
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <Heading level={1} size="title2">
            {title}
          </Heading>
          <SignedIn fallback={<PaymentSkeleton />}>
            <IncidentView />
          </SignedIn>
        </Stack>
      </Box>
    </Container>
  )
}
