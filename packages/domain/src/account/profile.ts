import * as z from 'zod/mini'
import type { FieldProblem } from '../wire/field-problem.ts'
import { isCalendarDate, parseBirthDate } from './birth-date.ts'
import { emailSchema, phoneSchema, requiredText } from './contact-details.ts'
import { businessFields, taxIdSchema } from './registration.ts'

export const genders = ['female', 'male', 'other'] as const

const birthDateProblem: FieldProblem = 'birth-date'
const optionalBilling = (maxCharacters: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(maxCharacters, 'too-long' satisfies FieldProblem)), '')

const fields = {
  first_name: requiredText(60),
  last_name: requiredText(80),
  email: emailSchema,
  phone: phoneSchema,
  gender: z.enum(genders),
  business_name: optionalBilling(120),
  cif: z._default(z.union([z.literal(''), taxIdSchema]), ''),
  bill_address: optionalBilling(160),
  bill_location: optionalBilling(120),
}

/** Edit form of a private customer (spec 000 §5, Edit user). The birth date is DD/MM/YYYY. */
export const editUserForm = z.object({
  ...fields,
  birth_date: z
    .string(birthDateProblem)
    .check(z.refine((text) => parseBirthDate(text) !== null, { error: birthDateProblem })),
})
export type EditUserForm = z.infer<typeof editUserForm>

/** Changes of a private customer as sent; the birth date is `YYYY-MM-DD` (spec 001 §7). */
export const editUserBody = z.object({
  ...fields,
  birth_date: z.string(birthDateProblem).check(z.refine(isCalendarDate, { error: birthDateProblem })),
  /** Left out, the choice stays. */
  newsletter: z.optional(z.union([z.literal(0), z.literal(1)])),
})

/** Edit form of a business (spec 000 §5, Edit business user). */
export const editBusinessForm = z.object({ ...businessFields, email: emailSchema })
export type EditBusinessForm = z.infer<typeof editBusinessForm>
