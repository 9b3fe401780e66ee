import { Box, Container, Heading, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { TrackingSkeleton, TrackingView } from '../../features/orders/tracking-view.tsx'
import { ClientOnly } from '../../platform/browser/client-only.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'

export const handle: RouteHandle = { namespaces: ['tracking', 'common'], help: 'line' }

/** Where an order is, by the link of a mail. The path has a secret, so it is not listed. */
export default function TrackingScreen() {
  const { t } = useTranslation('tracking')
  const { token = '' } = useParams()
  return (
    <Container width="form">
      <ScreenHead title={t('tracking:title')} />
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <Stack gap="xs">
            <Heading level={1} size="title2">
              {t('tracking:title')}
            </Heading>
            <Text tone="secondary">{t('tracking:intro')}</Text>
          </Stack>
          <ClientOnly fallback={<TrackingSkeleton />}>
            <TrackingView token={token} />
          </ClientOnly>
        </Stack>
      </Box>
    </Container>
  )
}
