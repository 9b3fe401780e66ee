import * as z from 'zod/mini'
import { isPostalCode } from './postal-code.ts'

/** A postal code as filled in, apart from the rules so that pages that only ask them need no schema library. */
export const postalCodeSchema = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.regex(/^\d+$/, 'numeric'),
    z.refine(isPostalCode, 'postal-code'),
  )
