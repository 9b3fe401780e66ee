import type { RegistrationForm } from '@colada/domain/account/registration'
import { statusCodes } from '@colada/domain/wire/status'
import type { Translate } from '../../platform/language/messages.ts'

/** The values of the form; the terms may be unchecked. */
export type RegistrationFields = Omit<RegistrationForm, 'aceptarTyC'> & { readonly aceptarTyC: 0 | 1 }

/** The field that shows the message of an API error code (spec 001 §8). */
export const fieldByErrorCode: Readonly<Record<number, keyof RegistrationFields>> = {
  [statusCodes.phoneRefused.code]: 'phone',
  [statusCodes.emailRefused.code]: 'email',
}

/** Labels of the fields, in the order of the page. */
export function registrationLabels(t: Translate) {
  return {
    first_name: t('account:fields.firstName'),
    last_name: t('account:fields.lastName'),
    email: t('account:fields.email'),
    email_confirmation: t('account:fields.emailConfirmation'),
    phone: t('account:fields.phone'),
    password: t('account:fields.password'),
    source_id: t('account:fields.source'),
    aceptarTyC: t('account:fields.termsName'),
    newsletter: t('account:fields.newsletter'),
  } satisfies Record<keyof RegistrationFields, string>
}
