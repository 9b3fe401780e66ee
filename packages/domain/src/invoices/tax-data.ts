import * as z from 'zod/mini'
import { requiredText } from '../account/contact-details.ts'
import { taxIdSchema } from '../account/registration.ts'

/** The form of a full invoice: what RD 1619/2012, art. 6.1 requires of its recipient. */
export const taxDataForm = z.object({
  name: requiredText(120),
  cif: taxIdSchema,
  address: requiredText(200),
})
export type TaxDataForm = z.infer<typeof taxDataForm>
