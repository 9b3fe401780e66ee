import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { Callout, PhoneField, RegisterPanel, type RegisterPanelProps, TextField } from '@colada/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../platform/store/hooks.ts'
import { selectStaff } from '../../../platform/store/session-slice.ts'
import { AddressInputs } from '../addresses/address-inputs.tsx'
import { OtherFormLink, SubmitButton } from '../form-actions.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { useReferralCode } from './referral-code.ts'
import { RegistrationConsents } from './registration-consents.tsx'
import type { Registration } from './use-registration.ts'

export interface RegistrationPanelProps {
  readonly registration: Registration
  /** Name of the form. */
  readonly label: string
  readonly submit: string
  readonly pairs: RegisterPanelProps['pairs']
  /** Fields of the full width. */
  readonly fields?: ReactNode
}

/** What the registration forms have in common: consents, the code of a friend, the submit button, the way to log in. */
export function RegistrationPanel({ registration, label, submit, pairs, fields }: RegistrationPanelProps) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const code = useReferralCode()
  const isStaff = useAppSelector(selectStaff)
  const { control, address, termsId } = registration
  const addressId = useId()
  return (
    <RegisterPanel
      {...registration.panel}
      label={label}
      pairs={pairs}
      address={
        address && (
          <AddressInputs
            {...address}
            heading={{ text: t('account:register.address'), level: 2, id: addressId }}
          />
        )
      }
      fields={
        <>
          {fields}
          {code !== null && <Callout tone="success">{t('account:register.referral', { code })}</Callout>}
        </>
      }
      consents={
        <RegistrationConsents control={control} termsId={termsId} termsHref={routePath(language, 'Terms')} />
      }
      submit={
        <SubmitButton busy={registration.isSubmitting} busyLabel={t('account:register.busy')}>
          {submit}
        </SubmitButton>
      }
      alternatives={
        // A log-in would end store mode.
        !isStaff && (
          <OtherFormLink
            question={t('account:register.haveAccount')}
            href={routePath(language, 'Login')}
            label={t('account:register.logIn')}
          />
        )
      }
    />
  )
}

/** The e-mail address and its confirmation; `optional` is the mark of fields that may be empty. */
export const emailPair = (
  { field }: Registration,
  inputs: { readonly optional?: string; readonly hint?: string } = {},
) => ({
  id: 'email',
  first: <TextField {...inputs} {...field('email')} type="email" autoComplete="email" />,
  second: (
    <TextField
      {...(inputs.optional !== undefined && { optional: inputs.optional })}
      {...field('email_confirmation')}
      type="email"
      autoComplete="email"
    />
  ),
})

/** Phone and new password. */
export const phonePair = ({ field, password }: Registration, phoneHint: string) => ({
  id: 'phone',
  first: <PhoneField {...field('phone')} hint={phoneHint} />,
  second: <NewPasswordField {...field('password')} typed={password} />,
})
