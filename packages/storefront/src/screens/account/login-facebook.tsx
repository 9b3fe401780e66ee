import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { useTranslation } from 'react-i18next'
import type { FacebookUser } from '../../features/account/login/facebook-endpoints.ts'
import { FacebookLogin } from '../../features/account/login/facebook-login.tsx'
import { useAfterLogin } from '../../features/account/login/use-after-login.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { notify } from '../../platform/notices/notices.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { FormScreen } from '../../shell/form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['account', 'common'] }

/** Log-in with Facebook: a document of its own, whose policy allows Facebook's SDK (docs/decisions/0029). */
export default function LoginFacebookScreen() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const goTo = useGoTo()
  const onSignedIn = useAfterLogin()

  const leave = ({ email, phone }: FacebookUser) => {
    if (email !== '' && phone !== '') return onSignedIn()
    // Spec 000 §5, Social login: the customer completes the profile.
    notify({ key: 'account:facebook.incomplete', tone: 'warning', duration: 'long', page: 'next' })
    goTo(routePath(language, 'EditUser'), { replace: true })
  }

  return (
    <FormScreen title={t('account:facebook.title')} intro={t('account:facebook.intro')} fields={2}>
      <FacebookLogin onSignedIn={leave} />
    </FormScreen>
  )
}
