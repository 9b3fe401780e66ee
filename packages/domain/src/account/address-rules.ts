import * as z from 'zod/mini'
import { postalCodeSchema } from '../coverage/postal-code-schema.ts'
import { requiredText } from './contact-details.ts'

export const MAX_DRIVER_NOTE_CHARACTERS = 200

function optionalText(maxCharacters: number) {
  return z._default(z.string().check(z.trim(), z.maxLength(maxCharacters, 'too-long')), '')
}

/** An address as entered and as sent (spec 000 §5, Address). Error messages are field problems. */
export const addressForm = z.object({
  alias: requiredText(60),
  address_line1: requiredText(120),
  address_line2: requiredText(60),
  cp: postalCodeSchema,
  city: requiredText(80),
  state: optionalText(80),
  country: z._default(z.string().check(z.trim(), z.maxLength(60, 'too-long')), 'España'),
  is_default: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  floor: optionalText(20),
  door: optionalText(20),
  entry_code: optionalText(20),
  driver_note: optionalText(MAX_DRIVER_NOTE_CHARACTERS),
})
export type AddressForm = z.infer<typeof addressForm>

const MAX_LABEL_CHARACTERS = 51
const TRUNCATED_LABEL_CHARACTERS = 40

/** Label of an address in a list; labels over 51 characters are truncated to 40. */
export function formatAddressLabel(address: {
  alias: string
  line1: string
  line2: string
  city: string
}): string {
  const label = [...`${address.alias} · ${address.line1} ${address.line2}, ${address.city}`]
  return label.length > MAX_LABEL_CHARACTERS
    ? `${label.slice(0, TRUNCATED_LABEL_CHARACTERS).join('').trimEnd()}…`
    : label.join('')
}
