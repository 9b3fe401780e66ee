import { useTranslation } from 'react-i18next'
import { GuestForm } from '../../features/account/registration/guest-form.tsx'
import { useAfterRegistration } from '../../features/account/registration/use-after-registration.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { FormScreen } from '../../shell/form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['account', 'common'] }

/** Anonymous purchase: an account that needs a name, an e-mail address and a phone (spec 000 §5). */
export default function AnonymousPurchaseScreen() {
  const { t } = useTranslation('account')
  const onRegistered = useAfterRegistration('guest')

  return (
    <FormScreen
      title={t('account:guest.title')}
      description={t('account:guest.description')}
      intro={t('account:guest.intro')}
      fields={4}
      listed
    >
      <GuestForm onRegistered={onRegistered} />
    </FormScreen>
  )
}
