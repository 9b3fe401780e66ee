import { useLanguage } from '@colada/client/language/use-language'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { RegistrationForms } from '../../features/account/registration/registration-forms.tsx'
import { registrationKind, registrationPath } from '../../features/account/registration/registration-kind.ts'
import { useAfterRegistration } from '../../features/account/registration/use-after-registration.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { FormScreen } from '../../shell/form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['account', 'common'] }

/** Registration of private customers and businesses (spec 000 §5); the search of the path selects the tab. */
export default function RegisterScreen() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const onRegistered = useAfterRegistration('account')

  return (
    <FormScreen
      title={t('account:register.title')}
      description={t('account:register.description')}
      intro={t('account:register.intro')}
      fields={7}
      listed
    >
      <RegistrationForms
        kind={registrationKind(search)}
        onKindChange={(kind) =>
          void navigate(registrationPath(language, kind), { replace: true, preventScrollReset: true })
        }
        onRegistered={onRegistered}
      />
    </FormScreen>
  )
}
