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

/** How customers found the shop when they do not say (spec 001 §9). */
export const defaultSourceId = 110
/** What registration sends, since it does not ask (spec 000 §5). */
export const defaultBirthDate = '1970-01-01'

const fields = {
  first_name: requiredText(60),
  last_name: requiredText(80),
  email: emailSchema,
  email_confirmation: emailSchema,
  phone: phoneSchema,
  source_id: z._default(z.number(), defaultSourceId),
  aceptarTyC: termsSchema,
  newsletter: z._default(z.union([z.literal(0), z.literal(1)]), 0),
}

const sameEmail = z.refine<{ email: string; email_confirmation: string }>(
  (form) => form.email === form.email_confirmation,
  { error: 'mismatch' satisfies FieldProblem, path: ['email_confirmation'] },
)

/**
 * Private registration as the customer fills it in (spec 000 §5); names are the wire's, because the server
 * answers problems by those names. Error messages are {@link FieldProblem}s.
 */
export const registrationForm = z.object({ ...fields, password: passwordSchema }).check(sameEmail)
export type RegistrationForm = z.infer<typeof registrationForm>

/** The same, as it reaches the server: the password is a digest by then. */
export const registrationBody = z.object({ ...fields, password: passwordDigestSchema }).check(sameEmail)

const required: FieldProblem = 'required'
const tooLong: FieldProblem = 'too-long'

/** Login as the customer fills it in. */
export const loginForm = z.object({
  email: requiredText(254),
  /** As typed: spaces at its ends belong to it. */
  password: z.string(required).check(z.minLength(1, required), z.maxLength(200, tooLong)),
  remember: z._default(z.boolean(), false),
})
export type LoginForm = z.infer<typeof loginForm>
