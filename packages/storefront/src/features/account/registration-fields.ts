import type { RegistrationForm } from '@colada/domain/account/registration'
import { statusCodes } from '@colada/domain/wire/status'
import type { Translate } from '../../platform/language/messages.ts'

/** The form while it is filled in: terms may still be unaccepted. */
export type RegistrationFields = Omit<RegistrationForm, 'aceptarTyC'> & { readonly aceptarTyC: 0 | 1 }

/** The field on which a code's message stands (spec 001 §8). */
export const fieldByErrorCode: Readonly<Record<number, keyof RegistrationFields>> = {
  [statusCodes.phoneRefused.code]: 'phone',
  [statusCodes.emailRefused.code]: 'email',
}

/** Names of the fields, in the order they stand on the page. */
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
