import { LINK_VALID_MINUTES } from '@colada/domain/account/links'
import { Callout, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LoginForm } from '../../features/account/login/login-form.tsx'
import { useAfterLogin } from '../../features/account/login/use-after-login.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { FormScreen } from '../../shell/form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['account', 'common'], help: 'line' }

/** Log-in. Leads to the requested page, else to a filled cart, else to Home. */
export default function LoginScreen() {
  const { t } = useTranslation('account')
  const state = useLocation().state as { readonly passwordMail?: boolean } | null
  const onSignedIn = useAfterLogin()
  return (
    <FormScreen
      title={t('account:login.title')}
      description={t('account:login.description')}
      intro={t('account:login.intro')}
      fields={2}
      listed
    >
      <Stack gap="md">
        {state?.passwordMail && (
          <Callout tone="success" live="status" title={t('account:forgot.sentTitle')}>
            {t('account:forgot.sent', { count: LINK_VALID_MINUTES['reset-password'] })}
          </Callout>
        )}
        <LoginForm onSignedIn={onSignedIn} />
      </Stack>
    </FormScreen>
  )
}
