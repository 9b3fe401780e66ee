import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import { useTranslation } from 'react-i18next'
import { SignedIn } from '../../features/account/signed-in.tsx'
import { ChangePassword } from '../../flows/profile/change-password.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { AccountFormScreen } from '../../shell/account-form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['account', 'common', 'profile'] }

/** Changes the password. */
export default function ChangePasswordScreen() {
  const { t } = useTranslation('profile')
  return (
    <AccountFormScreen title={t('profile:password.title')} intro={t('profile:password.intro')} fields={3}>
      <SignedIn fallback={<FormSkeleton label={t('profile:loading')} fields={3} />}>
        <ChangePassword />
      </SignedIn>
    </AccountFormScreen>
  )
}
