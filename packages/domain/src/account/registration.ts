import * as z from 'zod/mini'
import type { FieldProblem } from '../wire/field-problem.ts'
import {
  emailSchema,
  passwordDigestSchema,
  passwordSchema,
  phoneSchema,
  requiredText,
  termsSchema,
} from './contact-details.ts'
import { normalizeTaxId, taxIdKind } from './tax-id.ts'

/** Source used when the customer names none (spec 001 §9). */
export const DEFAULT_SOURCE_ID = 110
/** Sent by the registration form, which has no such field (spec 000 §5). */
export const DEFAULT_BIRTH_DATE = '1970-01-01'

/** Fields of every registration with a password. */
export const registrationFields = {
  first_name: requiredText(60),
  last_name: requiredText(80),
  email: emailSchema,
  email_confirmation: emailSchema,
  phone: phoneSchema,
  source_id: z._default(z.number(), DEFAULT_SOURCE_ID),
  aceptarTyC: termsSchema,
  newsletter: z._default(z.union([z.literal(0), z.literal(1)]), 0),
}

export const sameEmail = z.refine<{ email: string; email_confirmation: string }>(
  (form) => form.email === form.email_confirmation,
  { error: 'mismatch' satisfies FieldProblem, path: ['email_confirmation'] },
)

/**
 * Registration form of private customers (spec 000 §5). Field names are the wire's, because the API's validation
 * errors use them. Error messages are {@link FieldProblem}s.
 */
export const registrationForm = z.object({ ...registrationFields, password: passwordSchema }).check(sameEmail)
export type RegistrationForm = z.infer<typeof registrationForm>

/** Registration as sent: with the digest of the password. */
export const registrationBody = z
  .object({ ...registrationFields, password: passwordDigestSchema })
  .check(sameEmail)

/** A Spanish tax identifier with its control character, normalized. */
export const taxIdSchema = requiredText(20).check(
  z.refine((text) => taxIdKind(text) !== null, { error: 'tax-id' satisfies FieldProblem }),
  z.overwrite(normalizeTaxId),
)

/** Ways in which a business pays its invoices (spec 000 §3, `bill_method`). */
export const billingMethods = ['card', 'transfer', 'direct-debit'] as const
export type BillingMethod = (typeof billingMethods)[number]

/** Billing data of a business, as registered and as edited (spec 000 §5). */
export const businessFields = {
  business_name: requiredText(120),
  cif: taxIdSchema,
  bill_address: requiredText(160),
  bill_location: requiredText(120),
  bill_method: z._default(z.enum(billingMethods), 'card'),
  phone: phoneSchema,
}

const { first_name: _first, last_name: _last, ...sharedFields } = registrationFields
/** Fields of the registration of a business, without the password. */
export const businessRegistrationFields = { ...sharedFields, ...businessFields }

/** Registration form of businesses (spec 000 §5, Company registration). */
export const businessRegistrationForm = z
  .object({ ...businessRegistrationFields, password: passwordSchema })
  .check(sameEmail)
export type BusinessRegistrationForm = z.infer<typeof businessRegistrationForm>

/** Registration of a business as sent: with the digest of the password. */
export const businessRegistrationBody = z
  .object({ ...businessRegistrationFields, password: passwordDigestSchema })
  .check(sameEmail)

/** Anonymous purchase: an account without a password, which is set by a link in a mail (spec 000 §5). */
export const guestForm = z
  .object({
    full_name: requiredText(140),
    email: emailSchema,
    email_confirmation: emailSchema,
    phone: phoneSchema,
    aceptarTyC: termsSchema,
    newsletter: registrationFields.newsletter,
  })
  .check(sameEmail)
export type GuestForm = z.infer<typeof guestForm>

/** Splits a full name at its first space (spec 000 §5). */
export function splitFullName(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

const required: FieldProblem = 'required'
const tooLong: FieldProblem = 'too-long'

/** Login form. */
export const loginForm = z.object({
  email: requiredText(254),
  /** Not trimmed: leading and trailing spaces are significant. */
  password: z.string(required).check(z.minLength(1, required), z.maxLength(200, tooLong)),
  remember: z.boolean(),
})
export type LoginForm = z.infer<typeof loginForm>
