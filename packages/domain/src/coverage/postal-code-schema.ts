import * as z from 'zod/mini'
import { postalCodeProblem } from './postal-code.ts'

/** A postal code as entered. Separate from the rules, which are used by pages that do not load the schema library. */
export const postalCodeSchema = z.string('required').check(
  z.trim(),
  z.superRefine((text, context) => {
    const message = postalCodeProblem(text)
    if (message) context.addIssue({ code: 'custom', message })
  }),
)
