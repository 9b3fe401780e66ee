import { problemText, toProblem } from '@colada/client/api/problem-text'
import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { fieldError, setFieldErrors } from '@colada/client/forms/field-errors'
import { useForm } from '@colada/client/forms/use-form'
import { useLanguage } from '@colada/client/language/use-language'
import type { LoginForm as Login } from '@colada/domain/account/registration'
import { routePath } from '@colada/domain/routes/route-path'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Checkbox, LoginPanel, PasswordField, Stack, TextField, TextLink } from '@colada/ui'
import { Suspense, useState } from 'react'
import { Controller, type Resolver } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../platform/store/hooks.ts'
import { fieldTexts } from '../field-texts.ts'
import { SubmitButton } from '../form-actions.tsx'
import { OtherLogins } from './other-logins.tsx'

const LockedLogin = lazyWithRetry(() => import('./locked-login.tsx'))

/** Loads the validation and the request: 30 kB that the form does not need before it is used. `null` when that fails. */
const loadLogin = () => import('./log-in.ts').catch(() => null)

const preload = () => void loadLogin()

const resolver: Resolver<Login> = async (values, ...options) => {
  const login = await loadLogin()
  // Without it, as without a network, sending the form fails.
  return login ? login.loginResolver(values, ...options) : { values, errors: {} }
}

export interface PasswordLoginProps {
  readonly email: string
  readonly offersAccount: boolean
  readonly offersGuest: boolean
  readonly foldsOthers: boolean
  /** Opens the log-in by mail with the address that was entered. */
  readonly onMail: (email: string) => void
  readonly onSignedIn: () => void
}

/** Log-in with e-mail address and password. Rejected credentials are an error of both fields, so that it does not reveal which is wrong (spec 001 §8). */
export function PasswordLogin(props: PasswordLoginProps) {
  const { email, offersAccount, offersGuest, foldsOthers, onMail, onSignedIn } = props
  const { t } = useTranslation(['account', 'common'])
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const [failure, setFailure] = useState<string>()
  const [lockedSeconds, setLockedSeconds] = useState(0)
  const { register, control, handleSubmit, setError, getValues, formState } = useForm({
    resolver,
    defaultValues: { email, password: '', remember: false },
  })
  const { errors, isSubmitting } = formState

  const submit = async (form: Login) => {
    setFailure(undefined)
    setLockedSeconds(0)
    const login = await loadLogin()
    if (!login) return setFailure(t(navigator.onLine ? 'common:calls.failed' : 'common:calls.offline'))
    const { error } = await login.logIn(dispatch, form)
    if (!error) return onSignedIn()
    const message = problemText(error, t)
    const { code, retryAfterSeconds } = toProblem(error)
    if (code === statusCodes.credentialsRefused.code) {
      setFieldErrors(setError, ['email', 'password'], message)
    } else if (code === statusCodes.loginLocked.code && retryAfterSeconds !== undefined) {
      setLockedSeconds(retryAfterSeconds)
    } else setFailure(message)
  }

  return (
    <Stack gap="md">
      {lockedSeconds > 0 && (
        <Suspense fallback={null}>
          <LockedLogin seconds={lockedSeconds} />
        </Suspense>
      )}
      <LoginPanel
        label={t('account:login.title')}
        onSubmit={(event) => void handleSubmit(submit)(event)}
        error={failure}
        email={
          <TextField
            {...register('email')}
            // In a dialog the focus starts here instead of at the close button.
            data-first-focus=""
            onFocus={preload}
            type="email"
            label={t('account:fields.email')}
            autoComplete="username"
            error={fieldError(errors.email, fieldTexts(t, 'email'), t)}
          />
        }
        password={
          <PasswordField
            {...register('password')}
            onFocus={preload}
            label={t('account:fields.password')}
            autoComplete="current-password"
            revealLabel={t('account:fields.showPassword')}
            concealLabel={t('account:fields.hidePassword')}
            error={fieldError(errors.password, fieldTexts(t, 'password'), t)}
          />
        }
        remember={
          <Controller
            name="remember"
            control={control}
            render={({ field: { value, onChange, ...field } }) => (
              <Checkbox
                {...field}
                label={t('account:fields.remember')}
                checked={value}
                onCheckedChange={(checked) => onChange(checked === true)}
              />
            )}
          />
        }
        forgot={
          <TextLink href={routePath(language, 'ForgotPassword')} standalone rel="nofollow">
            {t('account:login.forgot')}
          </TextLink>
        }
        submit={
          <SubmitButton busy={isSubmitting} busyLabel={t('account:login.busy')}>
            {t('account:login.submit')}
          </SubmitButton>
        }
        alternatives={
          <OtherLogins
            offersAccount={offersAccount}
            offersGuest={offersGuest}
            isFolded={foldsOthers}
            onMail={() => onMail(getValues('email'))}
            onSignedIn={onSignedIn}
            onFailure={setFailure}
          />
        }
      />
    </Stack>
  )
}
