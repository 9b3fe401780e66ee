import { passwordDigest } from '@colada/client/forms/password-digest'
import { billingMethods, businessRegistrationForm } from '@colada/domain/account/registration'
import { Select, type SelectProps, TextField } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useReferral } from './referral-code.ts'
import type { RegisterFormProps } from './register-form.tsx'
import { useRegisterBusinessMutation } from './registration-endpoints.ts'
import { emailPair, phonePair, RegistrationPanel } from './registration-panel.tsx'
import { SourceSelect } from './source-select.tsx'
import { type Registration, useRegistration } from './use-registration.ts'

/** Registration of a business with its billing data (spec 000 §5). */
export default function BusinessRegisterForm({ onRegistered }: RegisterFormProps) {
  const { t } = useTranslation('account')
  const [register] = useRegisterBusinessMutation()
  const referral = useReferral()
  const registration = useRegistration({
    schema: businessRegistrationForm,
    alias: t('account:alias.work'),
    onRegistered,
    send: ({ password, ...form }) => register({ ...form, ...referral, password: passwordDigest(password) }),
  })
  const { field } = registration
  return (
    <RegistrationPanel
      registration={registration}
      label={t('account:register.businessTitle')}
      submit={t('account:register.submit')}
      pairs={[
        ...companyPairs(registration),
        emailPair(registration),
        phonePair(registration, t('account:fields.businessPhoneHint')),
      ]}
      fields={
        <>
          <BillingMethodSelect {...field('bill_method')} />
          <SourceSelect {...field('source_id')} />
        </>
      }
    />
  )
}

/** The name of a business, its tax identifier and billing address. */
export const companyPairs = ({ field }: Registration) => [
  {
    id: 'company',
    first: <TextField {...field('business_name')} autoComplete="organization" />,
    second: <TextField {...field('cif')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />,
  },
  {
    id: 'billing',
    first: <TextField {...field('bill_address')} autoComplete="billing street-address" />,
    second: <TextField {...field('bill_location')} autoComplete="billing address-level2" />,
  },
]

/** How a business pays its invoices. */
export function BillingMethodSelect(props: Omit<SelectProps, 'options'>) {
  const { t } = useTranslation('account')
  const options = billingMethods.map((value) => ({ value, label: t(`account:billing.${value}`) }))
  return <Select {...props} options={options} />
}
