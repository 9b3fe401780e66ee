import * as z from 'zod/mini'
import { postalCodeSchema } from '../coverage/postal-code-schema.ts'
import { requiredText } from './contact-details.ts'

/** An address as filled in and as sent (spec 000 §5, Address); messages are field problems. */
export const addressForm = z.object({
  alias: requiredText(60),
  address_line1: requiredText(120),
  address_line2: requiredText(60),
  cp: postalCodeSchema,
  city: requiredText(80),
  state: z._default(z.string().check(z.trim(), z.maxLength(80, 'too-long')), ''),
  country: z._default(z.string().check(z.trim(), z.maxLength(60, 'too-long')), 'España'),
  is_default: z._default(z.union([z.literal(0), z.literal(1)]), 0),
})
export type AddressForm = z.infer<typeof addressForm>

/** The select's value that means "a new address" (spec 000 §2, Checkout). */
export const newAddressId = -1

const longestLabel = 51
const cutLabel = 40

/** An address as a list shows it: labels over 51 characters are cut to 40. */
export function addressLabel(address: { alias: string; line1: string; line2: string; city: string }): string {
  const label = [...`${address.alias} · ${address.line1} ${address.line2}, ${address.city}`]
  return label.length > longestLabel ? `${label.slice(0, cutLabel).join('').trimEnd()}…` : label.join('')
}
