import { problemText } from '@colada/client/api/problem-text'
import { fieldError, setApiFieldErrors } from '@colada/client/forms/field-errors'
import { passwordDigest } from '@colada/client/forms/password-digest'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import { requiredText } from '@colada/domain/account/contact-details'
import { pinSchema } from '@colada/domain/staff/pin'
import { Button, Callout, Inline, PasswordField, Stack, Text } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { selectLock } from '../../platform/session/session-slice.ts'
import { useAppSelector } from '../../platform/store.ts'
import { useSetPinMutation } from './lock-endpoints.ts'

const schema = z.object({ pin: pinSchema, password: requiredText(200) })
type PinFields = z.infer<typeof schema>

/** Sets the PIN of the signed-in person, or another one. */
export function SetPinForm() {
  const { t } = useTranslation(['session', 'common'])
  const hasPin = useAppSelector(selectLock)?.has_pin === 1
  const [failure, setFailure] = useState<string>()
  const [setPin, { isLoading, isSuccess }] = useSetPinMutation()
  const { register, handleSubmit, setError, reset, formState } = useSchemaForm<PinFields, PinFields>(schema, {
    defaultValues: { pin: '', password: '' },
  })
  const reveal = { revealLabel: t('session:pin.show'), concealLabel: t('session:pin.hide') }

  const submit = async ({ pin, password }: PinFields) => {
    setFailure(undefined)
    const { error } = await setPin({ pin, password: passwordDigest(password) })
    if (!error) return reset()
    if (!setApiFieldErrors(setError, ['pin', 'password'], error)) setFailure(problemText(error, t))
  }

  return (
    <form
      noValidate
      aria-label={t('session:pin.title')}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <Stack gap="md">
        <Text tone="secondary">{hasPin ? t('session:pin.set') : t('session:pin.notSet')}</Text>
        {failure !== undefined && (
          <Callout tone="danger" live="alert">
            {failure}
          </Callout>
        )}
        {isSuccess && (
          <Callout tone="success" live="status">
            {t('session:pin.success')}
          </Callout>
        )}
        <PasswordField
          {...register('pin')}
          {...reveal}
          label={t('session:pin.new')}
          hint={t('session:pin.hint')}
          inputMode="numeric"
          autoComplete="off"
          error={fieldError(formState.errors.pin, { label: t('session:pin.new') }, t)}
        />
        <PasswordField
          {...register('password')}
          label={t('session:password')}
          autoComplete="current-password"
          revealLabel={t('session:showPassword')}
          concealLabel={t('session:hidePassword')}
          error={fieldError(formState.errors.password, { label: t('session:password') }, t)}
        />
        <Inline>
          <Button type="submit" loading={isLoading} loadingLabel={t('session:busy')}>
            {t('session:pin.save')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
