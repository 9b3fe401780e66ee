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

/** The address in the form of a registration that leads to the checkout; its name is proposed (decisions: Buying). */
export const firstAddressForm = z.pick(addressForm, {
  cp: true,
  city: true,
  state: true,
  address_line1: true,
  address_line2: true,
})
export type FirstAddressForm = z.infer<typeof firstAddressForm>

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

/** What names a kind of street and no street: "Calle 12" has no number beside it. */
const streetKinds = new Set('calle c avenida av avda plaza pl paseo carrer camino ronda via'.split(' '))
/** A street, then the number with what follows it. A number before "de" is of the name: "Calle 2 de Mayo". */
const streetAndNumber = /^(.*?\p{L}.*?)[\s,]+(?:n[º°.]?\s*)?(\d(?!\d*\s+(?:de|del|d’|d')\b).*)$/iu

/**
 * Splits a street that was entered with its number, as browsers fill it in: "Calle de Leganitos 43, 2º B".
 *
 * @returns `null` for a street without a number.
 */
export function splitStreet(typed: string): { readonly street: string; readonly number: string } | null {
  const [, street = '', number = ''] = streetAndNumber.exec(typed.trim()) ?? []
  const name = street.toLowerCase().replaceAll(/[.\s/]/g, '')
  return number === '' || streetKinds.has(name) ? null : { street, number: number.trim() }
}
