import { problemText, toProblem } from '@colada/client/api/problem-text'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, Callout, Stack, Text } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoginWithLinkMutation } from './link-endpoints.ts'

export interface LinkLoginProps {
  readonly token: string
  readonly email: string
  readonly onSignedIn: () => void
  /** The link expired after it was checked. */
  readonly onExpired: () => void
}

/** Logs in with the link of a mail, by a button: mail scanners open links. */
export function LinkLogin({ token, email, onSignedIn, onExpired }: LinkLoginProps) {
  const { t } = useTranslation(['account', 'common'])
  const [logIn, { isLoading }] = useLoginWithLinkMutation()
  const [failure, setFailure] = useState<string>()

  const submit = async () => {
    setFailure(undefined)
    const { error } = await logIn({ token })
    if (!error) onSignedIn()
    else if (toProblem(error).code === statusCodes.linkInvalid.code) onExpired()
    else setFailure(problemText(error, t))
  }

  return (
    <Stack gap="md">
      {failure !== undefined && (
        <Callout tone="danger" live="alert">
          {failure}
        </Callout>
      )}
      <Text>{t('account:linkLogin.account', { email })}</Text>
      <Button
        size="large"
        fullWidth
        loading={isLoading}
        loadingLabel={t('account:login.busy')}
        onClick={() => void submit()}
      >
        {t('account:login.submit')}
      </Button>
    </Stack>
  )
}
