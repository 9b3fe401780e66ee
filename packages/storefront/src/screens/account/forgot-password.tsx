import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { useTranslation } from 'react-i18next'
import { useForgotPasswordMutation } from '../../features/account/links/link-endpoints.ts'
import { MailRequestForm } from '../../features/account/links/mail-request-form.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { FormScreen } from '../../shell/form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['account', 'common'], help: 'line' }

/** Requests a mail to set a new password, then leads to the log-in (spec 000 §2). */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const goTo = useGoTo()
  const [send] = useForgotPasswordMutation()
  const login = routePath(language, 'Login')
  return (
    <FormScreen
      title={t('account:forgot.title')}
      description={t('account:forgot.description')}
      intro={t('account:forgot.intro')}
      fields={1}
      listed
    >
      <MailRequestForm
        label={t('account:forgot.title')}
        submit={t('account:forgot.submit')}
        send={send}
        onSent={() => goTo(login, { state: { passwordMail: true } })}
      />
    </FormScreen>
  )
}
