import type { User } from '@colada/domain/account/user'
import type { SerializedError } from '@reduxjs/toolkit'
import { useRef, useState } from 'react'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../platform/api/base-query.ts'
import { showRefusal } from './show-refusal.ts'

interface Saving<Fields extends FieldValues> {
  readonly names: readonly Path<Fields>[]
  readonly setError: UseFormSetError<Fields>
  /** Sends the fields to the API. */
  readonly send: (fields: Fields) => Promise<{ data?: User; error?: ApiError | SerializedError }>
  readonly onSaved: (saved: User) => void
}

/** Saves a form of the customer's data; the API's refusals are shown at its fields, or as `failure`. */
export function useSavedCustomer<Fields extends FieldValues>(saving: Saving<Fields>) {
  const { names, setError, send, onSaved } = saving
  const { t } = useTranslation('account')
  const [failure, setFailure] = useState<string>()
  const saved = useRef(false)
  const submit = async (fields: Fields) => {
    setFailure(undefined)
    const { data, error } = await send(fields)
    if (data) {
      saved.current = true
      onSaved(data)
    } else if (error) setFailure(showRefusal(setError, names, error, t))
  }
  return { submit, failure, isSaved: () => saved.current }
}
