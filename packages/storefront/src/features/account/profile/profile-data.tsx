import { useLanguage } from '@colada/client/language/use-language'
import type { User } from '@colada/domain/account/user'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, ProfilePanel, Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { profileFacts } from './profile-facts.tsx'
import { UnconfirmedEmail } from './unconfirmed-email.tsx'

/** The customer's data, with links to change it; businesses have an edit form of their own (spec 000 §2, Profile). */
export function ProfileData({ me }: { me: User }) {
  const { t } = useTranslation(['account', 'profile'])
  const language = useLanguage()
  return (
    <Stack gap="md">
      <UnconfirmedEmail me={me} />
      <ProfilePanel
        name={me.isBusiness ? me.businessName : `${me.firstName} ${me.lastName}`}
        shortName={`${me.firstName.split(' ')[0]} ${me.lastName.split(' ')[0]}`}
        headingLevel={3}
        kind={me.isBusiness ? 'business' : 'private'}
        kindLabel={t(me.isBusiness ? 'profile:data.business' : 'profile:data.private')}
        facts={profileFacts(me, t)}
        actions={
          <>
            <ButtonLink href={routePath(language, me.isBusiness ? 'EditUserB2B' : 'EditUser')}>
              {t('profile:data.edit')}
            </ButtonLink>
            <ButtonLink href={routePath(language, 'ChangePassword')} appearance="outline">
              {t(me.hasPassword ? 'profile:data.password' : 'profile:data.setPassword')}
            </ButtonLink>
          </>
        }
        closeAccount={
          <Stack gap="xs" align="start">
            {me.isBusiness && (
              <TextLink href={routePath(language, 'BusinessAccount')} standalone>
                {t('profile:data.businessAccount')}
              </TextLink>
            )}
            <TextLink href={routePath(language, 'AccountSecurity')} standalone>
              {t('profile:data.security')}
            </TextLink>
          </Stack>
        }
      />
    </Stack>
  )
}
