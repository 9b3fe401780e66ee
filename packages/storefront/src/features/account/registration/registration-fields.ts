import type { FieldTexts } from '@colada/client/forms/field-errors'
import type { FirstAddressForm } from '@colada/domain/account/address-rules'
import { type BillingMethod, DEFAULT_SOURCE_ID } from '@colada/domain/account/registration'
import { statusCodes } from '@colada/domain/wire/status-codes'
import type { Translate } from '../../../platform/language/messages.ts'
import { addressTexts } from '../addresses/address-inputs.tsx'
import { fieldTexts } from '../field-texts.ts'

/**
 * The values of the three registration forms, each of which has some of them; the terms may be unchecked. A form that leads
 * to the checkout has an address.
 */
export interface RegistrationFields extends FirstAddressForm {
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
  cp: '',
  city: '',
  state: '',
  address_line1: '',
  address_line2: '',
  source_id: DEFAULT_SOURCE_ID,
  aceptarTyC: 0,
  newsletter: 0,
}

/** The field that shows the message of an API error code (spec 001 §8). */
export const fieldByErrorCode: Readonly<Record<number, keyof RegistrationFields>> = {
  [statusCodes.phoneRefused.code]: 'phone',
  [statusCodes.emailRefused.code]: 'email',
}

/** Texts of the fields, in the order of the pages. */
export function registrationTexts(t: Translate) {
  return {
    full_name: fieldTexts(t, 'fullName'),
    first_name: fieldTexts(t, 'firstName'),
    last_name: fieldTexts(t, 'lastName'),
    business_name: fieldTexts(t, 'businessName'),
    cif: fieldTexts(t, 'taxId'),
    bill_address: fieldTexts(t, 'billingAddress'),
    bill_location: fieldTexts(t, 'billingLocation'),
    email: fieldTexts(t, 'email'),
    email_confirmation: fieldTexts(t, 'emailConfirmation'),
    phone: fieldTexts(t, 'phone'),
    password: fieldTexts(t, 'password'),
    ...addressTexts(t),
    bill_method: { label: t('account:fields.billingMethod') },
    source_id: { label: t('account:fields.source') },
    aceptarTyC: { label: t('account:fields.termsName') },
    newsletter: { label: t('account:fields.newsletter') },
  } satisfies Record<keyof RegistrationFields, FieldTexts>
}
