import * as z from 'zod/mini'
import type { FieldProblem } from '../wire/field-problem.ts'
import { emailSchema, passwordDigestSchema, passwordSchema } from './contact-details.ts'

const mismatch: FieldProblem = 'password-mismatch'

const samePassword = z.refine<{ new_password: string; repeat_new_password: string }>(
  (form) => form.new_password === form.repeat_new_password,
  { error: mismatch, path: ['repeat_new_password'] },
)

const typedPassword = z
  .string('required' satisfies FieldProblem)
  .check(z.minLength(1, 'required' satisfies FieldProblem))

/** The new password and its repetition. Of the repetition only the equality is checked, which implies the length. */
const newPasswords = { new_password: passwordSchema, repeat_new_password: typedPassword }

/** Form for a new password, after following the link of a mail. */
export const newPasswordForm = z.object(newPasswords).check(samePassword)
export type NewPasswordForm = z.infer<typeof newPasswordForm>

/** New passwords as sent: digests. */
export const newPasswordBody = z
  .object({ new_password: passwordDigestSchema, repeat_new_password: passwordDigestSchema })
  .check(samePassword)

/** Form that changes the password (spec 000 §5, Passwords). */
export const changePasswordForm = z
  .object({ old_password: typedPassword, ...newPasswords })
  .check(samePassword)
export type ChangePasswordForm = z.infer<typeof changePasswordForm>

/** Change of the password as sent: digests. */
export const changePasswordBody = z
  .object({
    old_password: typedPassword,
    new_password: passwordDigestSchema,
    repeat_new_password: passwordDigestSchema,
  })
  .check(samePassword)

/** Form that requests a mail: for a forgotten password, or to log in by a link. */
export const mailRequestForm = z.object({ email: emailSchema })
export type MailRequestForm = z.infer<typeof mailRequestForm>
