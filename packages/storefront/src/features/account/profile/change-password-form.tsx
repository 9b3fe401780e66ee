import { problemText, toProblem } from '@colada/client/api/problem-text'
import {
  errorSummary,
  fieldError,
  setApiFieldErrors,
  setFieldErrors,
} from '@colada/client/forms/field-errors'
import { passwordDigest } from '@colada/client/forms/password-digest'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import { changePasswordForm, type ChangePasswordForm as Fields } from '@colada/domain/account/password-forms'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { PasswordField, RegisterPanel } from '@colada/ui'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldTexts } from '../field-texts.ts'
import { SubmitButton } from '../form-actions.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { useChangePasswordMutation } from './security-endpoints.ts'

export interface ChangePasswordFormProps {
  /** The customer's name for password managers. */
  readonly email: string
  readonly onChanged: () => void
}

const empty: Fields = { old_password: '', new_password: '', repeat_new_password: '' }
const names = Object.keys(empty) as (keyof Fields)[]

/** Changes the password, which ends all other sessions (spec 000 §5, Passwords). */
export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const { t } = useTranslation(['account', 'common', 'profile'])
  const [change] = useChangePasswordMutation()
  const [failure, setFailure] = useState<string>()
  const { register, control, handleSubmit, setError, formState } = useSchemaForm(changePasswordForm, {
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState
  const typed = useWatch({ control, name: 'new_password' })
  const texts = {
    old_password: { label: t('profile:password.old'), missing: t('profile:password.oldMissing') },
    new_password: { ...fieldTexts(t, 'newPassword'), label: t('profile:password.new') },
    repeat_new_password: { ...fieldTexts(t, 'repeatNewPassword'), label: t('profile:password.repeat') },
  }
  const formId = useId()
  const idOf = (name: keyof Fields) => `${formId}-${name}`
  const field = (name: keyof Fields) => ({
    ...register(name),
    id: idOf(name),
    label: texts[name].label,
    error: fieldError(errors[name], texts[name], t),
  })
  const reveal = {
    revealLabel: t('account:fields.showPassword'),
    concealLabel: t('account:fields.hidePassword'),
  }

  const submit = async (fields: Fields) => {
    setFailure(undefined)
    const { error } = await change({
      old_password: passwordDigest(fields.old_password),
      new_password: passwordDigest(fields.new_password),
      repeat_new_password: passwordDigest(fields.repeat_new_password),
    })
    if (!error) return onChanged()
    if (setApiFieldErrors(setError, names, error)) return
    if (toProblem(error).code === statusCodes.oldPasswordRefused.code) {
      setFieldErrors(setError, ['old_password'], problemText(error, t))
    } else setFailure(problemText(error, t))
  }

  return (
    <RegisterPanel
      label={t('profile:password.title')}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      {...(failure ? { error: failure } : errorSummary(errors, texts, idOf, t))}
      pairs={[]}
      fields={
        <>
          {/* Password managers store the new password for it. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField {...field('old_password')} {...reveal} autoComplete="current-password" />
          <NewPasswordField {...field('new_password')} typed={typed} />
          <PasswordField {...field('repeat_new_password')} {...reveal} autoComplete="new-password" />
        </>
      }
      submit={
        <SubmitButton busy={isSubmitting} busyLabel={t('profile:password.busy')}>
          {t('profile:password.save')}
        </SubmitButton>
      }
    />
  )
}
