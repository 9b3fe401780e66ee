import { RowsSkeleton } from '@colada/client/api/rows-skeleton'
import { useTranslation } from 'react-i18next'
import { SignedInScreen } from '../../features/account/signed-in.tsx'
import { ProfileView } from '../../flows/profile/profile-view.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['account', 'common', 'profile'] }

/** The customer's profile. */
export default function ProfileScreen() {
  const { t } = useTranslation('profile')
  return (
    <SignedInScreen
      title={t('profile:title')}
      isAccount
      fallback={<RowsSkeleton label={t('profile:loading')} rows={6} />}
    >
      <ProfileView />
    </SignedInScreen>
  )
}
