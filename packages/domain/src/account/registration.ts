import * as z from 'zod/mini'
import {
  emailSchema,
  type FieldProblem,
  passwordDigestSchema,
  passwordSchema,
  phoneSchema,
  requiredText,
  termsSchema,
} from './contact-details.ts'

/** Source used when the customer names none (spec 001 §9). */
export const DEFAULT_SOURCE_ID = 110
/** Sent by the registration form, which has no such field (spec 000 §5). */
export const DEFAULT_BIRTH_DATE = '1970-01-01'

const fields = {
  first_name: requiredText(60),
  last_name: requiredText(80),
  email: emailSchema,
  email_confirmation: emailSchema,
  phone: phoneSchema,
  source_id: z._default(z.number(), DEFAULT_SOURCE_ID),
  aceptarTyC: termsSchema,
  newsletter: z._default(z.union([z.literal(0), z.literal(1)]), 0),
}

const sameEmail = z.refine<{ email: string; email_confirmation: string }>(
  (form) => form.email === form.email_confirmation,
  { error: 'mismatch' satisfies FieldProblem, path: ['email_confirmation'] },
)

/**
 * Registration form of private customers (spec 000 §5). Field names are the wire's, because the API's validation
 * errors use them. Error messages are {@link FieldProblem}s.
 */
export const registrationForm = z.object({ ...fields, password: passwordSchema }).check(sameEmail)
export type RegistrationForm = z.infer<typeof registrationForm>

/** Registration as sent: with the digest of the password. */
export const registrationBody = z.object({ ...fields, password: passwordDigestSchema }).check(sameEmail)

const required: FieldProblem = 'required'
const tooLong: FieldProblem = 'too-long'

/** Login form. */
export const loginForm = z.object({
  email: requiredText(254),
  /** Not trimmed: leading and trailing spaces are significant. */
  password: z.string(required).check(z.minLength(1, required), z.maxLength(200, tooLong)),
  remember: z._default(z.boolean(), false),
})
export type LoginForm = z.infer<typeof loginForm>
