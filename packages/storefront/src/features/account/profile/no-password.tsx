import { problemText } from '@colada/client/api/problem-text'
import { Button, Callout } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useForgotPasswordMutation } from '../links/link-endpoints.ts'

/** For an account of an anonymous purchase: sends the link that sets its first password. */
export function NoPassword({ email }: { email: string }) {
  const { t } = useTranslation(['common', 'profile'])
  const [send, { isLoading, isSuccess, error }] = useForgotPasswordMutation()
  if (isSuccess) {
    return (
      <Callout tone="success" live="status">
        {t('profile:password.linkSent', { email })}
      </Callout>
    )
  }
  return (
    <Callout
      tone={error ? 'danger' : 'info'}
      title={t('profile:password.noneTitle')}
      actions={
        <Button
          loading={isLoading}
          loadingLabel={t('profile:password.sending')}
          onClick={() => void send({ email })}
        >
          {t('profile:password.sendLink')}
        </Button>
      }
    >
      {t('profile:password.noneText', { email })}
      <p role="alert">{error && problemText(error, t)}</p>
    </Callout>
  )
}
