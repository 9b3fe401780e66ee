import { fieldError, type FieldTexts } from '@colada/client/forms/field-errors'
import {
  carrierCities,
  type ContactField,
  ecoLabels,
  fieldDemand,
  vanAnswers,
} from '@colada/domain/contact/contact-form'
import type { ContactType } from '@colada/domain/contact/contact-types'
import { PhoneField, Select, TextArea, TextField } from '@colada/ui'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'

/** The values of the form, as typed; fields that its type does not have stay empty. */
export type ContactValues = Record<Exclude<ContactField, 'aceptarTyC'>, string> & { aceptarTyC: 0 | 1 }

export const emptyMessage: ContactValues = {
  name: '',
  email: '',
  phone: '',
  cp: '',
  city: '',
  furgoneta: '',
  eco: '',
  subject: '',
  message: '',
  aceptarTyC: 0,
}

/** The fields of a type in the order of the page. */
export function fieldsOf(type: ContactType): ContactField[] {
  return (Object.keys(emptyMessage) as ContactField[]).filter((name) => fieldDemand(type, name) !== 'absent')
}

/** The texts of a field. */
export const contactTexts = (t: Translate, name: ContactField): FieldTexts => ({
  label: t(`contact:fields.${name}`),
  // The terms have a message of their own.
  ...(name !== 'aceptarTyC' && { missing: t(`contact:missing.${name}`) }),
})

export interface ContactFieldInputProps {
  readonly type: ContactType
  readonly name: Exclude<ContactField, 'aceptarTyC'>
  readonly id: string
  readonly register: UseFormRegister<ContactValues>
  readonly errors: FieldErrors<ContactValues>
}

/** One field of a contact form. */
export function ContactFieldInput({ type, name, id, register, errors }: ContactFieldInputProps) {
  const { t } = useTranslation(['account', 'common', 'contact'])
  const isOptional = fieldDemand(type, name) === 'optional'
  const texts = contactTexts(t, name)
  const field = {
    ...register(name),
    id,
    label: texts.label,
    error: fieldError(errors[name], texts, t),
    ...(isOptional && { optional: t('account:fields.optional') }),
  }
  const choices = (options: { value: string; label: string }[]) => (
    <Select {...field} placeholder={t('contact:fields.choose')} options={options} />
  )
  switch (name) {
    case 'name':
      return <TextField {...field} autoComplete="name" />
    case 'email':
      return <TextField {...field} type="email" autoComplete="email" />
    case 'phone':
      return <PhoneField {...field} />
    case 'cp':
      return <TextField {...field} inputMode="numeric" autoComplete="postal-code" maxLength={5} />
    case 'city':
      return choices(carrierCities.map((value) => ({ value, label: t(`contact:cities.${value}`) })))
    case 'furgoneta':
      return choices(vanAnswers.map((value) => ({ value, label: t(`contact:van.${value}`) })))
    case 'eco':
      return choices(ecoLabels.map((value) => ({ value, label: t(`contact:eco.${value}`) })))
    case 'subject':
      return <TextField {...field} autoComplete="off" />
    case 'message':
      return <TextArea {...field} />
  }
}
