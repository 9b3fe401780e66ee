import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../platform/api/problem-text.ts'
import { useLoginWithPasskeyMutation, usePasskeyLoginOptionsMutation } from './login-endpoints.ts'

export interface PasskeyLoginOptions {
  readonly onSignedIn: () => void
  readonly onFailure: (message: string | undefined) => void
}

/** Whether the browser supports passkeys. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Log-in with a passkey. The library loads on the first use. */
export function usePasskeyLogin({ onSignedIn, onFailure }: PasskeyLoginOptions) {
  const { t } = useTranslation('account')
  const [getOptions] = usePasskeyLoginOptionsMutation()
  const [logIn] = useLoginWithPasskeyMutation()
  const [isBusy, setBusy] = useState(false)

  /** @returns The message of a failure. */
  const start = async (): Promise<string | undefined> => {
    const { data, error } = await getOptions()
    if (!data) return problemText(error, t)
    const credential = await getCredential(data.options)
    if (!credential) return t('account:passkey.cancelled')
    const result = await logIn({ challenge_id: data.challenge_id, credential })
    return result.error && problemText(result.error, t)
  }

  return {
    isBusy,
    logInWithPasskey: async () => {
      onFailure(undefined)
      setBusy(true)
      const message = await start()
      setBusy(false)
      if (message === undefined) onSignedIn()
      else onFailure(message)
    },
  }
}

/** The passkey that the customer chooses; `null` when the choice is cancelled or fails. */
async function getCredential(options: object): Promise<Record<string, unknown> | null> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
    return { ...(await startAuthentication({ optionsJSON: options as Options })) }
  } catch {
    return null
  }
}
