import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { LinkExpired, LinkGate } from '../../features/account/links/link-gate.tsx'
import { NewPasswordForm } from '../../features/account/links/new-password-form.tsx'
import { useAfterLogin } from '../../features/account/login/use-after-login.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { notify } from '../../platform/notices/notices.ts'
import { FormScreen } from '../../shell/form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['account', 'common'], help: 'line' }

/** Sets a password with the link of a mail (decisions: Session). The path has a secret, so it is not listed. */
export default function NewPasswordScreen() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { token = '' } = useParams()
  const leave = useAfterLogin()

  const onSaved = () => {
    notify({ key: 'account:newPassword.saved', tone: 'success', page: 'next' })
    leave()
  }

  return (
    <FormScreen
      title={t('account:newPassword.title')}
      description={t('account:newPassword.description')}
      intro={t('account:newPassword.intro')}
      fields={2}
    >
      <LinkGate
        token={token}
        purposes={['reset-password', 'set-password']}
        fields={2}
        expired={
          <LinkExpired href={routePath(language, 'ForgotPassword')} label={t('account:newPassword.again')}>
            {t('account:newPassword.expired')}
          </LinkExpired>
        }
      >
        {({ email }, check) => (
          <NewPasswordForm token={token} email={email} onSaved={onSaved} onExpired={check} />
        )}
      </LinkGate>
    </FormScreen>
  )
}
