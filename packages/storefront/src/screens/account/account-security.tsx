import { RowsSkeleton } from '@colada/client/api/rows-skeleton'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { Heading, Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { PasskeyList } from '../../features/account/profile/passkey-list.tsx'
import { SessionList } from '../../features/account/profile/session-list.tsx'
import { SignedIn } from '../../features/account/signed-in.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { AccountFormScreen } from '../../shell/account-form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['common', 'profile'] }

/** Open sessions and passkeys of the customer. */
export default function AccountSecurityScreen() {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  return (
    <AccountFormScreen title={t('profile:security.title')} intro={t('profile:security.intro')} fields={4}>
      <SignedIn fallback={<RowsSkeleton label={t('profile:security.sessionsLoading')} rows={4} />}>
        <Stack gap="xl">
          <Stack as="section" gap="md" aria-labelledby="sessions-title">
            <Heading level={2} size="title3" id="sessions-title">
              {t('profile:security.sessions')}
            </Heading>
            <SessionList />
          </Stack>
          <Stack as="section" gap="md" aria-labelledby="passkeys-title">
            <Heading level={2} size="title3" id="passkeys-title">
              {t('profile:security.passkeys')}
            </Heading>
            <PasskeyList />
          </Stack>
          <TextLink href={routePath(language, 'ChangePassword')} standalone>
            {t('profile:password.title')}
          </TextLink>
        </Stack>
      </SignedIn>
    </AccountFormScreen>
  )
}
