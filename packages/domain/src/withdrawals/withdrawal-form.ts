import * as z from 'zod/mini'
import { emailSchema, requiredText } from '../account/contact-details.ts'
import type { FieldProblem } from '../wire/field-problem.ts'

const invalid: FieldProblem = 'invalid'
const tooLong: FieldProblem = 'too-long'

/** Characters of the list of garments. */
export const MAX_GARMENTS_CHARACTERS = 500

/**
 * The statement of a withdrawal: who, which order, and where the acknowledgement goes. Garments are optional. A locator of
 * any form is accepted, so that no statement is refused because of a typing error, but no other text.
 */
export const withdrawalForm = z.object({
  name: requiredText(),
  locator: requiredText(20).check(z.toUpperCase(), z.regex(/^[A-Z\d-]*$/, invalid)),
  email: emailSchema,
  garments: z._default(z.string().check(z.trim(), z.maxLength(MAX_GARMENTS_CHARACTERS, tooLong)), ''),
})
export type WithdrawalField = keyof z.infer<typeof withdrawalForm>
