import { problemText } from '@colada/client/api/problem-text'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import { useLanguage } from '@colada/client/language/use-language'
import { termsSchema } from '@colada/domain/account/contact-details'
import { routePath } from '@colada/domain/routes/route-path'
import { Checkbox, Text } from '@colada/ui'
import { useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { TermsCheckbox } from '../../../platform/forms/terms-checkbox.tsx'
import { AccountForm } from '../account-form.tsx'
import { SubmitButton } from '../form-actions.tsx'
import { areTermsAccepted } from '../registration/accepted-terms.ts'
import {
  type FacebookUser,
  useLazyLoginConfigQuery,
  useLoginWithFacebookMutation,
} from './facebook-endpoints.ts'
import { logInToFacebook } from './facebook-sdk.ts'

interface Fields {
  readonly aceptarTyC: 0 | 1
  readonly remember: boolean
}

/** Spec 000 §5, Social login: the terms must be accepted. */
const schema = z.object({ aceptarTyC: termsSchema, remember: z.boolean() })

export interface FacebookLoginProps {
  readonly onSignedIn: (user: FacebookUser) => void
}

/** Log-in or registration with Facebook, whose SDK loads when the form is submitted. */
export function FacebookLogin({ onSignedIn }: FacebookLoginProps) {
  const { t } = useTranslation(['account', 'common'])
  const language = useLanguage()
  const termsId = useId()
  const [getConfig] = useLazyLoginConfigQuery()
  const [logIn] = useLoginWithFacebookMutation()
  const [failure, setFailure] = useState<string>()
  const defaultValues: Fields = { aceptarTyC: areTermsAccepted() ? 1 : 0, remember: false }
  const { control, handleSubmit, formState } = useSchemaForm(schema, { defaultValues })

  /** Returns the access token, or the message of a failure. */
  const authorize = async () => {
    const { data, error } = await getConfig(undefined, true)
    if (!data) return { message: problemText(error ?? {}, t) }
    const app = { appId: data.facebook_app_id, url: data.facebook_sdk_url, language }
    const token = await logInToFacebook(app).catch(() => undefined)
    if (token === undefined) return { message: t('account:facebook.unavailable') }
    return token === null ? { message: t('account:facebook.cancelled') } : { token }
  }

  const submit = handleSubmit(async ({ remember }) => {
    setFailure(undefined)
    const { token, message } = await authorize()
    if (token === undefined) return setFailure(message)
    const { data, error } = await logIn({
      access_token: token,
      aceptarTyC: 1,
      remember: remember ? 1 : 0,
    })
    if (data) onSignedIn(data)
    else setFailure(problemText(error ?? {}, t))
  })

  return (
    <AccountForm label={t('account:facebook.title')} onSubmit={(event) => void submit(event)} error={failure}>
      <Text tone="secondary">{t('account:facebook.text')}</Text>
      <TermsCheckbox control={control} id={termsId} href={routePath(language, 'Terms')} />
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
      <SubmitButton busy={formState.isSubmitting} busyLabel={t('account:login.busy')}>
        {t('account:login.facebook')}
      </SubmitButton>
    </AccountForm>
  )
}
