import { onPageShown } from '@colada/client/browser/page-shown'
import { LINK_VALID_MINUTES } from '@colada/domain/account/links'
import { Button, Callout, Stack, Text } from '@colada/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customerOf, sessionMarker } from '../../../platform/store/cookies.ts'
import { useAppDispatch } from '../../../platform/store/hooks.ts'
import { signedIn } from '../../../platform/store/session-slice.ts'
import { personalDataChanged, useRequestLoginLinkMutation } from '../links/link-endpoints.ts'
import { MailRequestForm } from '../links/mail-request-form.tsx'

interface Props {
  /** The address that was entered in the other form. */
  readonly email: string
  /** Returns to the password. */
  readonly onBack: () => void
  readonly onSignedIn: () => void
}

/** Log-in by a link in a mail. The message is the same whether the address has an account or not. */
export default function MailLogin({ email, onBack, onSignedIn }: Props) {
  const { t } = useTranslation('account')
  const [send] = useRequestLoginLinkMutation()
  const [sentTo, setSentTo] = useState<string>()
  useLoginInOtherTab(sentTo !== undefined, onSignedIn)
  return (
    <Stack gap="md">
      {sentTo === undefined ? (
        <>
          <Text tone="secondary">
            {t('account:mailLogin.intro', { count: LINK_VALID_MINUTES['log-in'] })}
          </Text>
          <MailRequestForm
            label={t('account:mailLogin.title')}
            submit={t('account:mailLogin.submit')}
            email={email}
            isFocused
            send={send}
            onSent={setSentTo}
          />
        </>
      ) : (
        <Callout tone="success" live="status" title={t('account:mailLogin.sentTitle')}>
          {t('account:mailLogin.sent', { email: sentTo, count: LINK_VALID_MINUTES['log-in'] })}
        </Callout>
      )}
      <Button appearance="outline" fullWidth onClick={onBack}>
        {t('account:mailLogin.back')}
      </Button>
    </Stack>
  )
}

/** The link of the mail opens in another tab; this one continues when the customer returns to it. */
function useLoginInOtherTab(isWaiting: boolean, onSignedIn: () => void): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isWaiting) return undefined
    return onPageShown(() => {
      const marker = sessionMarker()
      if (marker === undefined) return
      dispatch(signedIn(customerOf(marker)))
      dispatch(personalDataChanged())
      onSignedIn()
    })
  }, [isWaiting, dispatch, onSignedIn])
}
