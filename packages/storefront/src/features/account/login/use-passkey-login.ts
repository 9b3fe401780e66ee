import { problemText } from '@colada/client/api/problem-text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../platform/store/hooks.ts'

export interface PasskeyLoginOptions {
  readonly onSignedIn: () => void
  readonly onFailure: (message: string | undefined) => void
}

/** Log-in with a passkey. Its code loads on the first use. */
export function usePasskeyLogin({ onSignedIn, onFailure }: PasskeyLoginOptions) {
  const { t } = useTranslation(['account', 'common'])
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)

  /** @returns The message of a failure. */
  const start = async (): Promise<string | undefined> => {
    const { logInWithPasskey } = await import('./passkey-login.ts')
    const result = await logInWithPasskey(dispatch)
    if (result === 'cancelled') return t('account:passkey.cancelled')
    return result.error && problemText(result.error, t)
  }

  return {
    isBusy,
    logInWithPasskey: async () => {
      onFailure(undefined)
      setBusy(true)
      // The module may fail to load.
      const message = await start().catch(() => t('common:calls.failed'))
      setBusy(false)
      if (message === undefined) onSignedIn()
      else onFailure(message)
    },
  }
}
