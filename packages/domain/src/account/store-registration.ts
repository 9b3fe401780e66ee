import * as z from 'zod/mini'
import type { FieldProblem } from '../wire/field-problem.ts'
import { emailSchema } from './contact-details.ts'
import { businessRegistrationFields, registrationFields, sameEmail } from './registration.ts'

/** Empty for a customer without one, who gets a placeholder of the store (spec 000 §6). */
const optionalEmail = z.union([z.literal(''), emailSchema], 'email' satisfies FieldProblem)

const emails = { email: optionalEmail, email_confirmation: optionalEmail }

/**
 * Registration of a private customer in store mode: the password is hidden (spec 000 §5), and an e-mail address is optional.
 */
export const storeRegistrationForm = z.object({ ...registrationFields, ...emails }).check(sameEmail)

/** The same of a business. */
export const storeBusinessRegistrationForm = z
  .object({ ...businessRegistrationFields, ...emails })
  .check(sameEmail)
