import { storeBusinessRegistrationForm } from '@colada/domain/account/store-registration'
import { PhoneField, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useRegisterBusinessInStoreMutation } from '../login/store-mode.ts'
import { BillingMethodSelect, companyPairs } from './business-register-form.tsx'
import type { RegisterFormProps } from './register-form.tsx'
import { emailPair, RegistrationPanel } from './registration-panel.tsx'
import { SourceSelect } from './source-select.tsx'
import { useRegistration } from './use-registration.ts'

/** Registration of a business in store mode: no password, and an e-mail address only if there is one. */
export default function StoreBusinessRegisterForm({ onRegistered }: RegisterFormProps) {
  const { t } = useTranslation(['account', 'store'])
  const [register] = useRegisterBusinessInStoreMutation()
  const registration = useRegistration({
    schema: storeBusinessRegistrationForm,
    alias: t('account:alias.work'),
    onRegistered,
    send: (form) => register(form),
  })
  const { field } = registration
  const optional = t('account:fields.optional')
  return (
    <RegistrationPanel
      registration={registration}
      label={t('account:register.businessTitle')}
      submit={t('account:register.submit')}
      pairs={[
        ...companyPairs(registration),
        emailPair(registration, { optional, hint: t('store:register.email') }),
        {
          id: 'phone',
          first: <PhoneField {...field('phone')} />,
          second: <SourceSelect {...field('source_id')} />,
        },
      ]}
      fields={
        <>
          <BillingMethodSelect {...field('bill_method')} />
          <Text tone="secondary">{t('store:register.password')}</Text>
        </>
      }
    />
  )
}
