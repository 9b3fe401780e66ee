import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { LinkExpired, LinkGate } from '../../features/account/links/link-gate.tsx'
import { LinkLogin } from '../../features/account/links/link-login.tsx'
import { useAfterLogin } from '../../features/account/login/use-after-login.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { FormScreen } from '../../shell/form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['account', 'common'], help: 'line' }

/** Logs in with the link of a mail. The path has a secret, so it is not listed. */
export default function LoginLinkScreen() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { token = '' } = useParams()
  const onSignedIn = useAfterLogin()
  return (
    <FormScreen
      title={t('account:linkLogin.title')}
      description={t('account:login.description')}
      intro={t('account:linkLogin.intro')}
      fields={1}
    >
      <LinkGate
        token={token}
        purposes={['log-in']}
        fields={1}
        expired={
          <LinkExpired href={routePath(language, 'Login')} label={t('account:linkLogin.again')}>
            {t('account:linkLogin.expired')}
          </LinkExpired>
        }
      >
        {({ email }, check) => (
          <LinkLogin token={token} email={email} onSignedIn={onSignedIn} onExpired={check} />
        )}
      </LinkGate>
    </FormScreen>
  )
}
