import { problemText, toProblem } from '@colada/client/api/problem-text'
import { fieldError, setApiFieldErrors } from '@colada/client/forms/field-errors'
import { passwordDigest } from '@colada/client/forms/password-digest'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import { newPasswordForm } from '@colada/domain/account/password-forms'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { PasswordField, Text } from '@colada/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AccountForm } from '../account-form.tsx'
import { fieldTexts } from '../field-texts.ts'
import { SubmitButton } from '../form-actions.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { useSetPasswordMutation } from './link-endpoints.ts'

export interface NewPasswordFormProps {
  readonly token: string
  /** The address of the account. */
  readonly email: string
  readonly onSaved: () => void
  /** The link expired after it was checked. */
  readonly onExpired: () => void
}

/** Sets a new password with the link of a mail, which also logs in. */
export function NewPasswordForm({ token, email, onSaved, onExpired }: NewPasswordFormProps) {
  const { t } = useTranslation(['account', 'common'])
  const [save] = useSetPasswordMutation()
  const [failure, setFailure] = useState<string>()
  const { register, control, handleSubmit, setError, formState } = useSchemaForm(newPasswordForm, {
    defaultValues: { new_password: '', repeat_new_password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ new_password, repeat_new_password }) => {
    setFailure(undefined)
    const { error } = await save({
      token,
      new_password: passwordDigest(new_password),
      repeat_new_password: passwordDigest(repeat_new_password),
    })
    if (!error) return onSaved()
    if (toProblem(error).code === statusCodes.linkInvalid.code) return onExpired()
    if (!setApiFieldErrors(setError, ['new_password', 'repeat_new_password'], error))
      setFailure(problemText(error, t))
  })

  return (
    <AccountForm
      label={t('account:newPassword.title')}
      onSubmit={(event) => void submit(event)}
      error={failure}
    >
      <Text tone="secondary">{t('account:newPassword.account', { email })}</Text>
      {/* Password managers save the new password with this name. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        {...register('new_password')}
        label={t('account:fields.newPassword')}
        typed={useWatch({ control, name: 'new_password' })}
        error={fieldError(errors.new_password, fieldTexts(t, 'newPassword'), t)}
      />
      <PasswordField
        {...register('repeat_new_password')}
        label={t('account:fields.repeatNewPassword')}
        autoComplete="new-password"
        revealLabel={t('account:fields.showPassword')}
        concealLabel={t('account:fields.hidePassword')}
        error={fieldError(errors.repeat_new_password, fieldTexts(t, 'repeatNewPassword'), t)}
      />
      <SubmitButton busy={isSubmitting} busyLabel={t('account:newPassword.busy')}>
        {t('account:newPassword.submit')}
      </SubmitButton>
    </AccountForm>
  )
}
