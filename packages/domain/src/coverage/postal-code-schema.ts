import * as z from 'zod/mini'
import { isPostalCode } from './postal-code.ts'

/** A postal code as entered. Separate from the rules, which are used by pages that do not load the schema library. */
export const postalCodeSchema = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.regex(/^\d+$/, 'numeric'),
    z.refine(isPostalCode, 'postal-code'),
  )
