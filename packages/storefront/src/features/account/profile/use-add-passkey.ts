import { problemText } from '@colada/client/api/problem-text'
import { createPasskey } from '@colada/client/browser/passkeys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../platform/notices/notices.ts'
import { useAddPasskeyMutation, usePasskeyOptionsMutation } from './security-endpoints.ts'

/** Creates a passkey on this device and adds it to the account. */
export function useAddPasskey() {
  const { t } = useTranslation(['common', 'profile'])
  const [getOptions] = usePasskeyOptionsMutation()
  const [add] = useAddPasskeyMutation()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  /** @returns The message of a failure. */
  const create = async (name: string): Promise<string | undefined> => {
    const { data, error } = await getOptions()
    if (!data) return problemText(error, t)
    const created = await createPasskey(data.options)
    if (typeof created === 'string') return t(`profile:security.${created}`)
    const result = await add({ challenge_id: data.challenge_id, credential: created, name })
    return result.error && problemText(result.error, t)
  }

  const addPasskey = async (name: string) => {
    setFailure(undefined)
    setBusy(true)
    const message = await create(name)
    setBusy(false)
    setFailure(message)
    if (message === undefined)
      notify({ key: 'profile:security.passkeyAdded', tone: 'success', duration: 'snackbar' })
  }
  return { addPasskey, isBusy, failure }
}
