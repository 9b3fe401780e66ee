import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { EmailConfirmation } from '../../features/account/links/email-confirmation.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { FormScreen } from '../../shell/form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['account', 'common'], help: 'line' }

/** Confirms an e-mail address with the link of a mail. The path has a secret, so it is not listed. */
export default function ConfirmEmailScreen() {
  const { t } = useTranslation('account')
  const { token = '' } = useParams()
  return (
    <FormScreen
      title={t('account:confirmEmail.title')}
      description={t('account:confirmEmail.description')}
      intro={t('account:confirmEmail.intro')}
      fields={1}
    >
      <EmailConfirmation token={token} />
    </FormScreen>
  )
}
