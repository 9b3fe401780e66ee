import type { ApiError } from '@colada/client/api/base-query'
import { problemText } from '@colada/client/api/problem-text'
import { fieldError, setFieldErrors } from '@colada/client/forms/field-errors'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import { mailRequestForm } from '@colada/domain/account/password-forms'
import { TextField } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountForm } from '../account-form.tsx'
import { fieldTexts } from '../field-texts.ts'
import { SubmitButton } from '../form-actions.tsx'

export interface MailRequestFormProps {
  /** Name of the form. */
  readonly label: string
  readonly submit: string
  readonly email?: string
  /** The form replaces another, so its field has the focus. */
  readonly isFocused?: boolean
  readonly send: (body: { email: string }) => Promise<{ readonly error?: ApiError | SerializedError }>
  readonly onSent: (email: string) => void
}

/** Requests a mail with a link. Errors are shown at the e-mail field (spec 001 §8). */
export function MailRequestForm(props: MailRequestFormProps) {
  const { label, submit, email = '', isFocused = false, send, onSent } = props
  const { t } = useTranslation(['account', 'common'])
  const { register, handleSubmit, setError, setFocus, formState } = useSchemaForm(mailRequestForm, {
    defaultValues: { email },
  })
  useEffect(() => {
    if (isFocused) setFocus('email')
  }, [isFocused, setFocus])

  const request = handleSubmit(async (body) => {
    const { error } = await send(body)
    if (error) setFieldErrors(setError, ['email'], problemText(error, t))
    else onSent(body.email)
  })
  return (
    <AccountForm label={label} onSubmit={(event) => void request(event)}>
      <TextField
        {...register('email')}
        type="email"
        label={t('account:fields.email')}
        autoComplete="username"
        error={fieldError(formState.errors.email, fieldTexts(t, 'email'), t)}
      />
      <SubmitButton busy={formState.isSubmitting} busyLabel={t('account:mailRequest.busy')}>
        {submit}
      </SubmitButton>
    </AccountForm>
  )
}
