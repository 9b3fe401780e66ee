import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import { useTranslation } from 'react-i18next'
import { EditBusinessForm } from '../../features/account/profile/edit-business-form.tsx'
import { SignedIn } from '../../features/account/signed-in.tsx'
import { EditProfile } from '../../flows/profile/edit-profile.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { AccountFormScreen } from '../../shell/account-form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['account', 'common', 'profile'] }

/** Edits the data of a business. */
export default function EditBusinessScreen() {
  const { t } = useTranslation('profile')
  return (
    <AccountFormScreen
      title={t('profile:edit.businessTitle')}
      intro={t('profile:edit.businessIntro')}
      fields={7}
    >
      <SignedIn fallback={<FormSkeleton label={t('profile:loading')} fields={7} />}>
        <EditProfile kind="business" form={EditBusinessForm} />
      </SignedIn>
    </AccountFormScreen>
  )
}
