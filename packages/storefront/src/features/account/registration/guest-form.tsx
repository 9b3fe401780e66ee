import { guestForm } from '@colada/domain/account/registration'
import { PhoneField, TextField } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useReferral } from './referral-code.ts'
import type { RegisterFormProps } from './register-form.tsx'
import { useRegisterGuestMutation } from './registration-endpoints.ts'
import { emailPair, RegistrationPanel } from './registration-panel.tsx'
import { useRegistration } from './use-registration.ts'

/** Opens the account of an anonymous purchase: without a password, which a mail lets the customer set (spec 000 §5). */
export function GuestForm({ onRegistered }: RegisterFormProps) {
  const { t } = useTranslation('account')
  const [register] = useRegisterGuestMutation()
  const referral = useReferral()
  const registration = useRegistration({
    schema: guestForm,
    alias: t('account:alias.home'),
    onRegistered,
    send: (form) => register({ ...form, ...referral }),
  })
  const { field } = registration
  return (
    <RegistrationPanel
      registration={registration}
      label={t('account:guest.title')}
      submit={t('account:guest.submit')}
      pairs={[
        {
          id: 'name',
          first: <TextField {...field('full_name')} autoComplete="name" />,
          second: <PhoneField {...field('phone')} />,
        },
        emailPair(registration),
      ]}
    />
  )
}
