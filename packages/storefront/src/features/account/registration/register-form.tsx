import { passwordDigest } from '@colada/client/forms/password-digest'
import { DEFAULT_BIRTH_DATE, registrationForm } from '@colada/domain/account/registration'
import { TextField } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useReferral } from './referral-code.ts'
import { useRegisterMutation } from './registration-endpoints.ts'
import { emailPair, phonePair, RegistrationPanel } from './registration-panel.tsx'
import { SourceSelect } from './source-select.tsx'
import { useRegistration } from './use-registration.ts'

export interface RegisterFormProps {
  readonly onRegistered: () => void
}

/** Registration of a private customer (spec 000 §5). */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const { t } = useTranslation('account')
  const [register] = useRegisterMutation()
  const referral = useReferral()
  const registration = useRegistration({
    schema: registrationForm,
    alias: t('account:alias.home'),
    onRegistered,
    send: ({ password, ...form }) =>
      register({
        ...form,
        ...referral,
        password: passwordDigest(password),
        birth_date: DEFAULT_BIRTH_DATE,
      }),
  })
  const { field } = registration
  return (
    <RegistrationPanel
      registration={registration}
      label={t('account:register.title')}
      submit={t('account:register.submit')}
      pairs={[
        {
          id: 'name',
          first: <TextField {...field('first_name')} autoComplete="given-name" />,
          second: <TextField {...field('last_name')} autoComplete="family-name" />,
        },
        emailPair(registration),
        phonePair(registration, t('account:fields.phoneHint')),
      ]}
      fields={<SourceSelect {...field('source_id')} />}
    />
  )
}
