import { problemText } from '@colada/client/api/problem-text'
import type { User } from '@colada/domain/account/user'
import { Button, Callout } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useRequestEmailConfirmationMutation } from './security-endpoints.ts'

/** Says that an e-mail address is not confirmed yet, or its change, and sends the link again. */
export function UnconfirmedEmail({ me }: { me: User }) {
  const { t } = useTranslation(['common', 'profile'])
  const [send, { isLoading, isSuccess, error }] = useRequestEmailConfirmationMutation()
  const isChange = me.pendingEmail !== ''
  if (!isChange && me.isEmailConfirmed) return null
  return (
    <Callout
      tone={error ? 'danger' : 'warning'}
      title={
        isChange
          ? t('profile:data.pendingTitle', { email: me.pendingEmail })
          : t('profile:data.unconfirmedTitle')
      }
      actions={
        !isSuccess && (
          <Button
            size="small"
            tone="neutral"
            appearance="outline"
            loading={isLoading}
            loadingLabel={t('profile:data.sending')}
            onClick={() => void send()}
          >
            {t('profile:data.sendAgain')}
          </Button>
        )
      }
    >
      {isChange ? t('profile:data.pendingText') : t('profile:data.unconfirmedText', { email: me.email })}
      <p role="status">{isSuccess ? t('profile:data.sent') : error && problemText(error, t)}</p>
    </Callout>
  )
}
