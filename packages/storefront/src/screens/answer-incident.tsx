import { Box, Container, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { SignedIn } from '../features/account/signed-in.tsx'
import { PaymentSkeleton } from '../features/payment/payment-skeleton.tsx'
import { lazyWithRetry } from '../platform/browser/lazy-with-retry.ts'
import type { RouteHandle } from '../platform/language/handle.ts'
import { ScreenHead } from '../platform/seo/screen-head.tsx'

export const handle: RouteHandle = { namespaces: ['contact', 'orders', 'payment'] }

const AnswerView = lazyWithRetry(async () => ({
  default: (await import('../flows/incident/answer-view.tsx')).AnswerView,
}))

/** Answers an incident of an order in words. */
export default function AnswerIncidentScreen() {
  const { t } = useTranslation('contact')
  const title = t('contact:answer.title')
  return (
    <Container width="form">
      <ScreenHead title={title} />
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <Heading level={1} size="title2">
            {title}
          </Heading>
          <SignedIn fallback={<PaymentSkeleton />}>
            <AnswerView />
          </SignedIn>
        </Stack>
      </Box>
    </Container>
  )
}
