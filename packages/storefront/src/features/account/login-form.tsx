import { loginForm, type LoginForm as Login } from '@colada/domain/account/registration'
import { statusCodes } from '@colada/domain/wire/status'
import { Checkbox, LoginPanel, PasswordField, TextField } from '@colada/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { toProblem, problemText } from '../../platform/api/problem-text.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { useLoginMutation } from './endpoints.ts'
import { fieldError, setFieldErrors } from '../../platform/forms/field-errors.ts'
import { OtherFormLink, SubmitButton } from './form-actions.tsx'
import { passwordDigest } from './password-digest.ts'

export interface LoginFormProps {
  readonly onSignedIn: () => void
}

/** Starts a session. Rejected credentials are an error of both fields, so that it does not reveal which is wrong (spec 001 §8). */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const [logIn] = useLoginMutation()
  const [failure, setFailure] = useState<string>()
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '', remember: false },
  })
  const { errors, isSubmitting } = formState

  const submit = async ({ email, password, remember }: Login) => {
    setFailure(undefined)
    const body = { email, password: passwordDigest(password), remember: remember ? 1 : 0 } as const
    const { error } = await logIn(body)
    if (!error) return onSignedIn()
    const message = problemText(error, t)
    if (toProblem(error).code === statusCodes.credentialsRefused.code) {
      setFieldErrors(setError, ['email', 'password'], message)
    } else setFailure(message)
  }

  return (
    <LoginPanel
      label={t('account:login.title')}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      error={failure}
      email={
        <TextField
          {...register('email')}
          // In a dialog the focus starts here instead of at the close button.
          data-first-focus=""
          type="email"
          label={t('account:fields.email')}
          autoComplete="username"
          error={fieldError(errors.email, t)}
        />
      }
      password={
        <PasswordField
          {...register('password')}
          label={t('account:fields.password')}
          autoComplete="current-password"
          revealLabel={t('account:fields.showPassword')}
          concealLabel={t('account:fields.hidePassword')}
          error={fieldError(errors.password, t)}
        />
      }
      remember={
        <Controller
          name="remember"
          control={control}
          render={({ field: { value = false, onChange, ...field } }) => (
            <Checkbox
              {...field}
              label={t('account:fields.remember')}
              checked={value}
              onCheckedChange={(checked) => onChange(checked === true)}
            />
          )}
        />
      }
      forgot={null}
      submit={
        <SubmitButton busy={isSubmitting} busyLabel={t('account:login.busy')}>
          {t('account:login.submit')}
        </SubmitButton>
      }
      alternatives={
        <OtherFormLink
          question={t('account:login.noAccount')}
          href={routePath(language, 'Register')}
          label={t('account:login.register')}
        />
      }
    />
  )
}
