import { problemText, toProblem } from '@colada/client/api/problem-text'
import { fieldError, setFieldErrors } from '@colada/client/forms/field-errors'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import { requiredText } from '@colada/domain/account/contact-details'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, Callout, Stack, TextField } from '@colada/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useConfirmCodeMutation } from './endpoints.ts'

const schema = z.object({ code: requiredText(20) })
type CodeFields = z.infer<typeof schema>

export interface CodeFormProps {
  readonly challenge: string
  readonly onSignedIn: () => void
  readonly onBack: () => void
}

/** Second step of a log-in. */
export function CodeForm({ challenge, onSignedIn, onBack }: CodeFormProps) {
  const { t } = useTranslation(['session', 'common'])
  const [failure, setFailure] = useState<string>()
  const [confirmCode, { isLoading }] = useConfirmCodeMutation()
  const { register, handleSubmit, setError, setFocus, formState } = useSchemaForm<CodeFields, CodeFields>(
    schema,
    { defaultValues: { code: '' } },
  )

  useEffect(() => setFocus('code'), [setFocus])

  const submit = async ({ code }: CodeFields) => {
    setFailure(undefined)
    const { error } = await confirmCode({ challenge, code: code.replace(/\s/g, '') })
    if (!error) return onSignedIn()
    const message = problemText(error, t)
    if (toProblem(error).code === statusCodes.codeRefused.code) setFieldErrors(setError, ['code'], message)
    else setFailure(message)
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
          {...register('code')}
          label={t('session:code')}
          hint={t('session:codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={fieldError(formState.errors.code, { label: t('session:code') }, t)}
        />
        <Button type="submit" fullWidth loading={isLoading} loadingLabel={t('session:busy')}>
          {t('session:logIn')}
        </Button>
        <Button appearance="plain" fullWidth onClick={onBack}>
          {t('session:back')}
        </Button>
      </Stack>
    </form>
  )
}
