import { groupPhone } from '@colada/client/format/phone'
import type { FieldTexts } from '@colada/client/forms/field-errors'
import { formatBirthDate, parseBirthDate } from '@colada/domain/account/birth-date'
import { type EditUserForm as Fields, editUserForm, genders } from '@colada/domain/account/profile'
import { DEFAULT_BIRTH_DATE } from '@colada/domain/account/registration'
import type { User } from '@colada/domain/account/user'
import { DateField, FieldGroup, PhoneField, Select, TextField } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../../platform/language/messages.ts'
import { fieldTexts } from '../field-texts.ts'
import { EditFormLayout } from './edit-form-layout.tsx'
import { useUpdateMeMutation } from './profile-endpoints.ts'
import { useCustomerForm } from './use-customer-form.ts'

export interface EditFormProps {
  readonly me: User
  readonly onSaved: (saved: User) => void
}

const billingNames = ['business_name', 'cif', 'bill_address', 'bill_location'] as const

/** Changes the data of a private customer (spec 000 §5, Edit user). */
export function EditUserForm({ me, onSaved }: EditFormProps) {
  const { t } = useTranslation(['account', 'profile'])
  const [update] = useUpdateMeMutation()
  const values = toFields(me)
  const { field, hasError, frame } = useCustomerForm<Fields>({
    schema: editUserForm,
    values,
    texts: textsOf(t),
    send: (fields) => update({ ...fields, birth_date: parseBirthDate(fields.birth_date) ?? '' }),
    onSaved,
  })

  return (
    <EditFormLayout
      {...frame}
      label={t('profile:edit.title')}
      pairs={[
        {
          id: 'name',
          first: <TextField {...field('first_name')} autoComplete="given-name" />,
          second: <TextField {...field('last_name')} autoComplete="family-name" />,
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
          second: <PhoneField {...field('phone')} hint={t('account:fields.phoneHint')} />,
        },
        {
          id: 'person',
          first: (
            <DateField {...field('birth_date')} hint={t('profile:edit.birthDateHint')} autoComplete="bday" />
          ),
          second: (
            <Select
              {...field('gender')}
              options={genders.map((value) => ({ value, label: t(`profile:genders.${value}`) }))}
            />
          ),
        },
      ]}
      fields={
        <FieldGroup
          label={t('profile:edit.billing')}
          hint={t('profile:edit.billingHint')}
          defaultOpen={billingNames.some((name) => values[name] !== '')}
          invalid={billingNames.some(hasError)}
        >
          <TextField {...field('business_name')} autoComplete="organization" />
          <TextField {...field('cif')} autoComplete="off" />
          <TextField {...field('bill_address')} autoComplete="billing street-address" />
          <TextField {...field('bill_location')} autoComplete="billing address-level2" />
        </FieldGroup>
      }
    />
  )
}

/** The form's values; the birth date that a registration sends without asking is left empty. */
function toFields(me: User): Fields {
  return {
    first_name: me.firstName,
    last_name: me.lastName,
    email: me.pendingEmail || me.email,
    phone: groupPhone(me.phone),
    birth_date: me.birthDate === DEFAULT_BIRTH_DATE ? '' : formatBirthDate(me.birthDate),
    gender: me.gender,
    business_name: me.businessName,
    cif: me.taxId,
    bill_address: me.billingAddress,
    bill_location: me.billingLocation,
  }
}

function textsOf(t: Translate) {
  return {
    first_name: fieldTexts(t, 'firstName'),
    last_name: fieldTexts(t, 'lastName'),
    email: fieldTexts(t, 'email'),
    phone: fieldTexts(t, 'phone'),
    birth_date: { label: t('profile:edit.birthDate') },
    gender: { label: t('profile:edit.gender') },
    business_name: fieldTexts(t, 'businessName'),
    cif: fieldTexts(t, 'taxId'),
    bill_address: fieldTexts(t, 'billingAddress'),
    bill_location: fieldTexts(t, 'billingLocation'),
  } satisfies Record<keyof Fields, FieldTexts>
}
