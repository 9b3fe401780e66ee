import { problemText, toProblem } from '@colada/client/api/problem-text'
import { fieldError, setApiFieldErrors, setFieldErrors } from '@colada/client/forms/field-errors'
import { passwordDigest } from '@colada/client/forms/password-digest'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import { emailSchema, requiredText } from '@colada/domain/account/contact-details'
import { stores } from '@colada/domain/coverage/stores'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, Callout, PasswordField, Select, Stack, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { getLastStore, saveLastStore } from '../../platform/settings.ts'
import { useCheckPasswordMutation } from './endpoints.ts'

const schema = z.object({ email: emailSchema, password: requiredText(200), store_id: z.string() })
export type PasswordFields = z.infer<typeof schema>

export interface PasswordFormProps {
  /** What was typed before the second step. */
  readonly typed: PasswordFields | undefined
  readonly onPassed: (fields: PasswordFields, challenge: string) => void
}

const storeOptions = stores.map(({ id, name }) => ({ value: String(id), label: name }))

/** First step of a log-in. Rejected credentials are an error of both fields, so that it does not reveal which is wrong. */
export function PasswordForm({ typed, onPassed }: PasswordFormProps) {
  const { t } = useTranslation(['session', 'common'])
  const [failure, setFailure] = useState<string>()
  const [checkPassword, { isLoading }] = useCheckPasswordMutation()
  const { register, handleSubmit, setError, formState } = useSchemaForm<PasswordFields, PasswordFields>(
    schema,
    {
      defaultValues: typed ?? { email: '', password: '', store_id: getLastStore() },
    },
  )
  const { errors } = formState

  const submit = async (fields: PasswordFields) => {
    setFailure(undefined)
    const { email, password, store_id } = fields
    const { data, error } = await checkPassword({
      email,
      password: passwordDigest(password),
      store_id: store_id === '' ? null : Number(store_id),
    })
    if (data !== undefined) {
      saveLastStore(store_id)
      return onPassed(fields, data)
    }
    const message = problemText(error, t)
    if (toProblem(error).code === statusCodes.credentialsRefused.code)
      return setFieldErrors(setError, ['email', 'password'], message)
    if (!setApiFieldErrors(setError, ['store_id'], error)) setFailure(message)
  }

  return (
    <form noValidate aria-label={t('session:title')} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="md">
        {failure !== undefined && (
          <Callout tone="danger" live="alert">
            {failure}
          </Callout>
        )}
        <TextField
          {...register('email')}
          type="email"
          label={t('session:email')}
          autoComplete="username"
          error={fieldError(errors.email, { label: t('session:email') }, t)}
        />
        <PasswordField
          {...register('password')}
          label={t('session:password')}
          autoComplete="current-password"
          revealLabel={t('session:showPassword')}
          concealLabel={t('session:hidePassword')}
          error={fieldError(errors.password, { label: t('session:password') }, t)}
        />
        <Select
          {...register('store_id')}
          label={t('session:store')}
          hint={t('session:storeHint')}
          placeholder={t('session:noStore')}
          options={storeOptions}
          error={fieldError(errors.store_id, { label: t('session:store') }, t)}
        />
        <Button type="submit" fullWidth loading={isLoading} loadingLabel={t('session:busy')}>
          {t('session:continue')}
        </Button>
      </Stack>
    </form>
  )
}
