import { Box, Container, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { SignedIn } from '../features/account/signed-in.tsx'
import { ProfileView } from '../flows/profile/profile-view.tsx'
import { RowsSkeleton } from '../platform/api/rows-skeleton.tsx'
import { ScreenHead } from '../platform/seo/screen-head.tsx'
import type { RouteHandle } from '../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['account', 'profile'] }

/** The customer's profile. */
export default function ProfileScreen() {
  const { t } = useTranslation('profile')
  return (
    <Container>
      <ScreenHead title={t('profile:title')} />
      <Box paddingBlock="xl">
        <Stack gap="lg">
          <Heading level={1} size="title2">
            {t('profile:title')}
          </Heading>
          <SignedIn fallback={<RowsSkeleton label={t('profile:loading')} rows={6} />}>
            <ProfileView />
          </SignedIn>
        </Stack>
      </Box>
    </Container>
  )
}
