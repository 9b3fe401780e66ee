import * as z from 'zod/mini'
import { emailSchema, phoneSchema, requiredText, termsSchema } from '../account/contact-details.ts'
import type { FieldProblem } from '../wire/field-problem.ts'

/** The form of a new customer at the counter: an e-mail address is optional (spec 000 §6). Messages are field problems. */
export const newCustomerForm = z.object({
  full_name: requiredText(140),
  phone: phoneSchema,
  email: z._default(z.union([z.literal(''), emailSchema], 'email' satisfies FieldProblem), ''),
  aceptarTyC: termsSchema,
  newsletter: z._default(z.union([z.literal(0), z.literal(1)]), 0),
})
