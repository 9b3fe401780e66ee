import { type EditBusinessForm as Fields, editBusinessForm } from '@colada/domain/account/profile'
import { billingMethods } from '@colada/domain/account/registration'
import type { User } from '@colada/domain/account/user'
import { PhoneField, Select, TextField } from '@colada/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorSummary, fieldError } from '../../platform/forms/field-errors.ts'
import type { Translate } from '../../platform/language/messages.ts'
import { EditFormLayout } from './edit-form-layout.tsx'
import type { EditFormProps } from './edit-user-form.tsx'
import { useUpdateBusinessMutation } from './profile-endpoints.ts'
import { useSavedCustomer } from './use-saved-customer.ts'

// The schema's defaults make its input and output types differ; the form provides every field.
const resolver = zodResolver(editBusinessForm) as unknown as Resolver<Fields>

/** Changes the data of a business (spec 000 §5, Edit business user). */
export function EditBusinessForm({ me, onSaved }: EditFormProps) {
  const { t } = useTranslation(['account', 'profile'])
  const [update] = useUpdateBusinessMutation()
  const values = toFields(me)
  const { register, handleSubmit, setError, formState } = useForm({ resolver, defaultValues: values })
  const { errors, isSubmitting, isDirty } = formState
  const { submit, failure, isSaved } = useSavedCustomer<Fields>({
    names: Object.keys(values) as (keyof Fields)[],
    setError,
    send: (fields) => update(fields),
    onSaved,
  })
  const labels = labelsOf(t)
  const formId = useId()
  const idOf = (name: keyof Fields) => `${formId}-${name}`
  const field = (name: keyof Fields) => ({
    ...register(name),
    id: idOf(name),
    label: labels[name],
    error: fieldError(errors[name], t),
  })

  return (
    <EditFormLayout
      label={t('profile:edit.businessTitle')}
      busy={isSubmitting}
      isDirty={isDirty}
      isSaved={isSaved}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      {...(failure ? { error: failure } : errorSummary(errors, labels, idOf, t))}
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
              hint={t('profile:edit.emailHint', { email: me.email })}
              autoComplete="email"
            />
          ),
          second: <PhoneField {...field('phone')} hint={t('account:fields.phoneHint')} />,
        },
      ]}
      fields={
        <Select
          {...field('bill_method')}
          options={billingMethods.map((value) => ({ value, label: t(`profile:billingMethods.${value}`) }))}
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
    phone: me.phone,
    email: me.pendingEmail || me.email,
  }
}

function labelsOf(t: Translate) {
  return {
    business_name: t('profile:edit.businessName'),
    cif: t('profile:edit.taxId'),
    bill_address: t('profile:edit.billingAddress'),
    bill_location: t('profile:edit.billingLocation'),
    email: t('account:fields.email'),
    phone: t('account:fields.phone'),
    bill_method: t('profile:edit.billingMethod'),
  } satisfies Record<keyof Fields, string>
}
