import { type BillingMethod, DEFAULT_SOURCE_ID } from '@colada/domain/account/registration'
import { statusCodes } from '@colada/domain/wire/status-codes'
import type { Translate } from '../../../platform/language/messages.ts'

/** The values of the three registration forms, each of which has some of them; the terms may be unchecked. */
export interface RegistrationFields {
  readonly full_name: string
  readonly first_name: string
  readonly last_name: string
  readonly business_name: string
  readonly cif: string
  readonly bill_address: string
  readonly bill_location: string
  readonly email: string
  readonly email_confirmation: string
  readonly phone: string
  readonly password: string
  readonly bill_method: BillingMethod
  readonly source_id: number
  readonly aceptarTyC: 0 | 1
  readonly newsletter: 0 | 1
}

export const emptyRegistration: RegistrationFields = {
  full_name: '',
  first_name: '',
  last_name: '',
  business_name: '',
  cif: '',
  bill_address: '',
  bill_location: '',
  email: '',
  email_confirmation: '',
  phone: '',
  password: '',
  bill_method: 'card',
  source_id: DEFAULT_SOURCE_ID,
  aceptarTyC: 0,
  newsletter: 0,
}

/** The field that shows the message of an API error code (spec 001 §8). */
export const fieldByErrorCode: Readonly<Record<number, keyof RegistrationFields>> = {
  [statusCodes.phoneRefused.code]: 'phone',
  [statusCodes.emailRefused.code]: 'email',
}

/** Labels of the fields, in the order of the pages. */
export function registrationLabels(t: Translate) {
  return {
    full_name: t('account:fields.fullName'),
    first_name: t('account:fields.firstName'),
    last_name: t('account:fields.lastName'),
    business_name: t('account:fields.businessName'),
    cif: t('account:fields.taxId'),
    bill_address: t('account:fields.billingAddress'),
    bill_location: t('account:fields.billingLocation'),
    email: t('account:fields.email'),
    email_confirmation: t('account:fields.emailConfirmation'),
    phone: t('account:fields.phone'),
    password: t('account:fields.password'),
    bill_method: t('account:fields.billingMethod'),
    source_id: t('account:fields.source'),
    aceptarTyC: t('account:fields.termsName'),
    newsletter: t('account:fields.newsletter'),
  } satisfies Record<keyof RegistrationFields, string>
}
