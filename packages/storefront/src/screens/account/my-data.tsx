import { RowsSkeleton } from '@colada/client/api/rows-skeleton'
import { Box, Container, Heading, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { AccountNavigation } from '../../features/account/account-navigation.tsx'
import { MyDataView } from '../../features/account/profile/my-data.tsx'
import { SignedIn } from '../../features/account/signed-in.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'

export const handle: RouteHandle = { namespaces: ['common', 'orders', 'profile'] }

/** All data stored about the customer. */
export default function MyDataScreen() {
  const { t } = useTranslation('profile')
  return (
    <Container>
      <ScreenHead title={t('profile:myData.title')} />
      <Box paddingBlock="xl">
        <AccountNavigation>
          <Stack gap="lg">
            <Stack gap="xs">
              <Heading level={1} size="title2">
                {t('profile:myData.title')}
              </Heading>
              <Text tone="secondary">{t('profile:myData.intro')}</Text>
            </Stack>
            <SignedIn fallback={<RowsSkeleton label={t('profile:myData.loading')} rows={6} />}>
              <MyDataView />
            </SignedIn>
          </Stack>
        </AccountNavigation>
      </Box>
    </Container>
  )
}
