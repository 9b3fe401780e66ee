import { groupPhone } from '@colada/client/format/phone'
import type { FieldTexts } from '@colada/client/forms/field-errors'
import { type EditBusinessForm as Fields, editBusinessForm } from '@colada/domain/account/profile'
import { billingMethods } from '@colada/domain/account/registration'
import type { User } from '@colada/domain/account/user'
import { PhoneField, Select, TextField } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../../platform/language/messages.ts'
import { fieldTexts } from '../field-texts.ts'
import { EditFormLayout } from './edit-form-layout.tsx'
import type { EditFormProps } from './edit-user-form.tsx'
import { useUpdateBusinessMutation } from './profile-endpoints.ts'
import { useCustomerForm } from './use-customer-form.ts'

/** Changes the data of a business (spec 000 §5, Edit business user). */
export function EditBusinessForm({ me, onSaved }: EditFormProps) {
  const { t } = useTranslation(['account', 'profile'])
  const [update] = useUpdateBusinessMutation()
  const values = toFields(me)
  const { field, frame } = useCustomerForm<Fields>({
    schema: editBusinessForm,
    values,
    texts: textsOf(t),
    send: (fields) => update(fields),
    onSaved,
  })

  return (
    <EditFormLayout
      {...frame}
      label={t('profile:edit.businessTitle')}
      pairs={[
        {
          id: 'company',
          first: <TextField {...field('business_name')} autoComplete="organization" />,
          second: <TextField {...field('cif')} autoComplete="off" />,
        },
        {
          id: 'billing',
          first: <TextField {...field('bill_address')} autoComplete="billing street-address" />,
          second: <TextField {...field('bill_location')} autoComplete="billing address-level2" />,
        },
        {
          id: 'contact',
          first: (
            <TextField
              {...field('email')}
              type="email"
              hint={t('profile:edit.emailHint')}
              autoComplete="email"
            />
          ),
          second: <PhoneField {...field('phone')} hint={t('account:fields.businessPhoneHint')} />,
        },
      ]}
      fields={
        <Select
          {...field('bill_method')}
          options={billingMethods.map((value) => ({ value, label: t(`account:billing.${value}`) }))}
        />
      }
    />
  )
}

function toFields(me: User): Fields {
  return {
    business_name: me.businessName,
    cif: me.taxId,
    bill_address: me.billingAddress,
    bill_location: me.billingLocation,
    bill_method: billingMethods.find((method) => method === me.billingMethod) ?? 'card',
    phone: groupPhone(me.phone),
    email: me.pendingEmail || me.email,
  }
}

function textsOf(t: Translate) {
  return {
    business_name: fieldTexts(t, 'businessName'),
    cif: fieldTexts(t, 'taxId'),
    bill_address: fieldTexts(t, 'billingAddress'),
    bill_location: fieldTexts(t, 'billingLocation'),
    email: fieldTexts(t, 'email'),
    phone: fieldTexts(t, 'phone'),
    bill_method: { label: t('account:fields.billingMethod') },
  } satisfies Record<keyof Fields, FieldTexts>
}
