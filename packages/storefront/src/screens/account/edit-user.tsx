import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import { useTranslation } from 'react-i18next'
import { EditUserForm } from '../../features/account/profile/edit-user-form.tsx'
import { SignedIn } from '../../features/account/signed-in.tsx'
import { EditProfile } from '../../flows/profile/edit-profile.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { AccountFormScreen } from '../../shell/account-form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['account', 'common', 'profile'] }

/** Edits the data of a private customer. */
export default function EditUserScreen() {
  const { t } = useTranslation('profile')
  return (
    <AccountFormScreen title={t('profile:edit.title')} intro={t('profile:edit.intro')} fields={7}>
      <SignedIn fallback={<FormSkeleton label={t('profile:loading')} fields={7} />}>
        <EditProfile kind="private" form={EditUserForm} />
      </SignedIn>
    </AccountFormScreen>
  )
}
