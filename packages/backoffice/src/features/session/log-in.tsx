import { Callout, Stack, Text } from '@colada/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/api.ts'
import { selectIsExpired, sessionOpened } from '../../platform/session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store.ts'
import { CodeForm } from './code-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordForm, type PasswordFields } from './password-form.tsx'

/** Log-in in two steps: password and store, then the code of the authenticator; or with a passkey. */
export function LogIn({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useTranslation('session')
  const dispatch = useAppDispatch()
  const isExpired = useAppSelector(selectIsExpired)
  const [typed, setTyped] = useState<PasswordFields>()
  const [challenge, setChallenge] = useState<string>()

  // Nothing of an earlier session is kept.
  useEffect(() => void dispatch(api.util.resetApiState()), [dispatch])

  const open = () => {
    dispatch(sessionOpened())
    onSignedIn()
  }

  return (
    <Stack gap="md">
      {isExpired && (
        <Callout tone="warning" live="status">
          {t('session:expired')}
        </Callout>
      )}
      {challenge === undefined ? (
        <>
          <PasswordForm
            typed={typed}
            onPassed={(fields, next) => {
              setTyped(fields)
              setChallenge(next)
            }}
          />
          <PasskeyButton onSignedIn={open} />
        </>
      ) : (
        <CodeForm challenge={challenge} onSignedIn={open} onBack={() => setChallenge(undefined)} />
      )}
      <Text size="small" tone="secondary">
        {t('session:notice')}
      </Text>
    </Stack>
  )
}
