import { DEFAULT_BIRTH_DATE } from '@colada/domain/account/registration'
import { storeRegistrationForm } from '@colada/domain/account/store-registration'
import { PhoneField, Text, TextField } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useRegisterInStoreMutation } from '../login/store-mode.ts'
import type { RegisterFormProps } from './register-form.tsx'
import { emailPair, RegistrationPanel } from './registration-panel.tsx'
import { SourceSelect } from './source-select.tsx'
import { useRegistration } from './use-registration.ts'

/** Registration of a private customer in store mode: no password, and an e-mail address only if there is one. */
export default function StoreRegisterForm({ onRegistered }: RegisterFormProps) {
  const { t } = useTranslation(['account', 'store'])
  const [register] = useRegisterInStoreMutation()
  const registration = useRegistration({
    schema: storeRegistrationForm,
    alias: t('account:alias.home'),
    onRegistered,
    send: (form) => register({ ...form, birth_date: DEFAULT_BIRTH_DATE }),
  })
  const { field } = registration
  const optional = t('account:fields.optional')
  return (
    <RegistrationPanel
      registration={registration}
      label={t('account:register.title')}
      submit={t('account:register.submit')}
      pairs={[
        {
          id: 'name',
          first: <TextField {...field('first_name')} autoComplete="off" />,
          second: <TextField {...field('last_name')} autoComplete="off" />,
        },
        emailPair(registration, { optional, hint: t('store:register.email') }),
        {
          id: 'phone',
          first: <PhoneField {...field('phone')} />,
          second: <SourceSelect {...field('source_id')} />,
        },
      ]}
      fields={<Text tone="secondary">{t('store:register.password')}</Text>}
    />
  )
}
