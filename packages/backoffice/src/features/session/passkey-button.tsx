import { problemText } from '@colada/client/api/problem-text'
import { choosePasskey, hasPasskeys } from '@colada/client/browser/passkeys'
import { Button, Callout, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getLastStore } from '../../platform/settings.ts'
import { useLogInWithPasskeyMutation, usePasskeyLoginOptionsMutation } from './endpoints.ts'

/** Log-in with a passkey, at the store of the last log-in in this browser. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useTranslation(['session', 'common'])
  const [failure, setFailure] = useState<string>()
  const [loadOptions, loading] = usePasskeyLoginOptionsMutation()
  const [logIn, opening] = useLogInWithPasskeyMutation()
  if (!hasPasskeys()) return null

  const start = async () => {
    setFailure(undefined)
    const { data, error } = await loadOptions()
    if (!data) return setFailure(problemText(error, t))
    const credential = await choosePasskey(data.options)
    if (!credential) return setFailure(t('session:passkeyCancelled'))
    const store = getLastStore()
    const opened = await logIn({
      challenge_id: data.challenge_id,
      credential,
      store_id: store === '' ? null : Number(store),
    })
    if (opened.error) setFailure(problemText(opened.error, t))
    else onSignedIn()
  }

  return (
    <Stack gap="sm">
      <Button
        appearance="outline"
        fullWidth
        loading={loading.isLoading || opening.isLoading}
        loadingLabel={t('session:busy')}
        onClick={() => void start()}
      >
        {t('session:passkey')}
      </Button>
      {failure !== undefined && (
        <Callout tone="danger" live="alert">
          {failure}
        </Callout>
      )}
    </Stack>
  )
}
