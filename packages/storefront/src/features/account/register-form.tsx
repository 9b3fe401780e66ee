import { DEFAULT_BIRTH_DATE, DEFAULT_SOURCE_ID, registrationForm } from '@colada/domain/account/registration'
import { PhoneField, RegisterPanel, TextField } from '@colada/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { toProblem, problemText } from '../../platform/api/problem-text.ts'
import { useTranslation } from 'react-i18next'
import { useRegisterMutation } from './endpoints.ts'
import {
  errorSummary,
  fieldError,
  setApiFieldErrors,
  setFieldErrors,
} from '../../platform/forms/field-errors.ts'
import { OtherFormLink, SubmitButton } from './form-actions.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { passwordDigest } from './password-digest.ts'
import { type RegistrationFields, fieldByErrorCode, registrationLabels } from './registration-fields.ts'
import { RegistrationConsents } from './registration-consents.tsx'
import { SourceSelect } from './source-select.tsx'

export interface RegisterFormProps {
  readonly loginHref: string
  readonly termsHref: string
  readonly onRegistered: () => void
}

const empty: RegistrationFields = {
  first_name: '',
  last_name: '',
  email: '',
  email_confirmation: '',
  password: '',
  phone: '',
  source_id: DEFAULT_SOURCE_ID,
  aceptarTyC: 0,
  newsletter: 0,
}
// The schema accepts checked terms only; the form also holds the unchecked value.
const resolver = zodResolver(registrationForm) as unknown as Resolver<RegistrationFields>

/** Registration of a private customer (spec 000 §5). Errors are shown at their fields and summarised at the top. */
export function RegisterForm({ loginHref, termsHref, onRegistered }: RegisterFormProps) {
  const { t } = useTranslation('account')
  const [send] = useRegisterMutation()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ resolver, defaultValues: empty })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  const labels = registrationLabels(t)
  const typed = useWatch({ control: form.control, name: 'password' })
  const formId = useId()
  const idOf = (name: keyof RegistrationFields) => `${formId}-${name}`

  const submit = async (fields: RegistrationFields) => {
    setFailure(undefined)
    const body = { ...fields, password: passwordDigest(fields.password), birth_date: DEFAULT_BIRTH_DATE }
    const { error } = await send(body)
    if (!error) return onRegistered()
    if (setApiFieldErrors(setError, Object.keys(empty) as (keyof RegistrationFields)[], error)) return
    const field = fieldByErrorCode[toProblem(error).code]
    if (field) setFieldErrors(setError, [field], problemText(error, t))
    else setFailure(problemText(error, t))
  }

  const field = (name: 'first_name' | 'last_name' | 'email' | 'email_confirmation' | 'phone') => ({
    ...register(name),
    id: idOf(name),
    label: labels[name],
    error: fieldError(errors[name], t),
  })

  return (
    <RegisterPanel
      label={t('account:register.title')}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      {...(failure ? { error: failure } : errorSummary(errors, labels, idOf, t))}
      pairs={[
        {
          id: 'name',
          first: <TextField {...field('first_name')} autoComplete="given-name" />,
          second: <TextField {...field('last_name')} autoComplete="family-name" />,
        },
        {
          id: 'email',
          first: <TextField {...field('email')} type="email" autoComplete="email" />,
          second: <TextField {...field('email_confirmation')} type="email" autoComplete="email" />,
        },
        {
          id: 'phone',
          first: <PhoneField {...field('phone')} hint={t('account:fields.phoneHint')} />,
          second: (
            <NewPasswordField
              {...register('password')}
              id={idOf('password')}
              label={labels.password}
              typed={typed}
              error={fieldError(errors.password, t)}
            />
          ),
        },
      ]}
      fields={<SourceSelect {...register('source_id', { valueAsNumber: true })} />}
      consents={
        <RegistrationConsents control={form.control} termsHref={termsHref} termsId={idOf('aceptarTyC')} />
      }
      submit={
        <SubmitButton busy={isSubmitting} busyLabel={t('account:register.busy')}>
          {t('account:register.submit')}
        </SubmitButton>
      }
      alternatives={
        <OtherFormLink
          question={t('account:register.haveAccount')}
          href={loginHref}
          label={t('account:register.logIn')}
        />
      }
    />
  )
}
